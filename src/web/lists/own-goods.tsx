import { Trash2 } from 'lucide-react'
import { type GoodsList, removeFromGoodsList } from '#contract/buy-again/goods-lists.ts'
import type { PricedGoods } from '#contract/cart.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { AddBar } from '#web/basket/add-bar.tsx'
import { AddChosen } from '#web/basket/add-chosen.tsx'
import { ReviewRows } from '#web/basket/review-rows.tsx'
import { useReview } from '#web/basket/use-review.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { listsTexts as texts } from './lists-texts.ts'
import { useKeeping } from './use-keeping.ts'

type OwnGoodsProps = { list: GoodsList; onChanged: () => Promise<void> }

/** The products of one's own list: a new quantity is kept, and what is chosen goes into the cart. */
export function OwnGoods({ list: { list_id, goods }, onChanged }: OwnGoodsProps) {
  const review = useReview(goods.map((one) => ({ goods: one })))
  const keep = useKeeping(list_id)
  const setQuantity = (product_id: string, quantity: number) => {
    review.setQuantity(product_id, quantity)
    keep(product_id, quantity)
  }
  return (
    <Card className="px-4 pb-4 md:px-5">
      <ReviewRows
        review={{ ...review, setQuantity }}
        actionOf={(one) => <RemoveButton listId={list_id} goods={one} onRemoved={onChanged} />}
      />
      <AddBar>
        <AddChosen review={review} />
      </AddBar>
    </Card>
  )
}

type RemoveButtonProps = { listId: string; goods: PricedGoods; onRemoved: () => Promise<void> }

function RemoveButton({ listId, goods: { product_id, product_name }, onRemoved }: RemoveButtonProps) {
  const { run, isPending } = useAction({
    send: () => api(removeFromGoodsList, { listId, product_id }),
    failure: texts.removeError,
    failureToast: true,
    onDone: onRemoved,
  })
  return (
    <IconButton
      plain
      aria-label={texts.remove(product_name)}
      aria-busy={isPending || undefined}
      onClick={() => run()}
    >
      <Trash2 />
    </IconButton>
  )
}
