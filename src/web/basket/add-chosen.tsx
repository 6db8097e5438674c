import { ShoppingCart } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { findWrongQuantity } from '#web/ui/fields/quantity-stepper.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { basketTexts as texts } from './basket-texts.ts'
import { type BasketItem, useAddMany } from './use-add-many.ts'
import type { Review } from './use-review.ts'

type AddChosenProps = { review: Pick<Review, 'total'> & { readonly chosen: readonly BasketItem[] } }

/** The sum of what is chosen, and the press that puts it into the cart. A double click is one press. */
export function AddChosen({ review: { chosen, total } }: AddChosenProps) {
  const { run, isPending } = useAddMany()
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="num text-small">
        <span className="text-muted">{texts.total}</span> <span className="font-bold">{rupees(total)}</span>
      </p>
      <Button
        icon={<ShoppingCart />}
        className="max-sm:w-full"
        disabled={chosen.length === 0}
        loading={isPending}
        onClick={({ detail: clicks }) => clicks < 2 && !findWrongQuantity() && run(chosen)}
      >
        {chosen.length === 0 ? texts.nothingChosen : texts.add(chosen.length)}
      </Button>
    </div>
  )
}
