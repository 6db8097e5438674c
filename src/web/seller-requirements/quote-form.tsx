import { EyeOff } from 'lucide-react'
import { limits } from '#contract/limits.ts'
import type { SellerRequirement } from '#contract/quote.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type Draft, totalOf } from './quote-draft.ts'
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
  const { own_quote, quantity, requirement_id, product_name } = requirement
  const { form, submit, failure } = quote
  const field = (name: keyof Draft) => ({ autoComplete: 'off', ...form.field(name) })
  return (
    <form ref={form.form} id={id} onSubmit={submit} noValidate aria-label={texts.form} className="grid gap-4">
      <h3 className="text-h3">{texts.form}</h3>
      <TextField
        label={texts.price}
        inputMode="decimal"
        required
        leading="₹"
        hint={hintOf(form.draft.price, quantity)}
        {...field('price')}
      />
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

function hintOf(price: string, quantity: number) {
  const total = totalOf(price, quantity)
  return total && <span className="num">{texts.totalIs(rupees(total), grouped(quantity))}</span>
}
