import { EyeOff } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import type { SellerRequirement } from '#contract/quote.ts'
import { quantityText } from '#web/requirements/quantity-text.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type Draft, isOtherUnit, totalOf } from './quote-draft.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'
import type { Quote } from './use-quote.ts'
import { WithdrawQuote } from './withdraw-quote.tsx'

type QuoteFormProps = {
  requirement: SellerRequirement
  /** The button that sends it stands at the lower edge of the drawer. */
  id: string
  quote: Quote
  onDone: () => Promise<void>
}

export function QuoteForm({ requirement, id, quote, onDone }: QuoteFormProps) {
  const { own_quote, requirement_id, product_name } = requirement
  const { form, submit, failure } = quote
  const field = (name: keyof Draft) => ({ autoComplete: 'off', ...form.field(name) })
  return (
    <form ref={form.form} id={id} onSubmit={submit} noValidate aria-label={texts.form} className="grid gap-4">
      <h3 className="text-h3">{texts.form}</h3>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={texts.price}
          hint={texts.priceHint}
          inputMode="decimal"
          required
          leading="₹"
          {...field('price')}
        />
        <TextField label={texts.unit} optional maxLength={limits.text.unit} {...field('unit')} />
        <Total {...form.draft} requirement={requirement} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={texts.minimum} inputMode="numeric" required {...field('min_quantity')} />
        <TextField label={texts.days} inputMode="numeric" required {...field('delivery_days')} />
      </div>
      <TextArea
        label={texts.note}
        optional
        hint={texts.noteHint}
        maxLength={limits.text.comment}
        {...field('note')}
      />
      <Notice icon={<EyeOff />}>{texts.hidden}</Notice>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {own_quote && <WithdrawQuote requirementId={requirement_id} name={product_name} onDone={onDone} />}
    </form>
  )
}

type TotalProps = Pick<Draft, 'price' | 'unit'> & { requirement: SellerRequirement }

/** What all that is asked for costs; where the unit is another one, that the buyer is told so. */
function Total({ price, unit, requirement }: TotalProps) {
  const total = totalOf(price, requirement.quantity)
  const isOther = isOtherUnit(unit, requirement.unit)
  return (
    <p aria-live="polite" className="num col-span-full -mt-1 text-muted text-small empty:hidden">
      {isOther && requirement.unit ? texts.otherUnit(requirement.unit) : null}
      {!isOther && total
        ? texts.totalIs(rupees(total), quantityText(requirement.quantity, requirement.unit))
        : null}
    </p>
  )
}
