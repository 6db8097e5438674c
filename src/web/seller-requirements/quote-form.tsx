import { EyeOff } from 'lucide-react'
import { type FormEvent, useEffect } from 'react'
import { limits } from '#contract/limits.ts'
import { lineTotalPaise, toPaise, toRupees } from '#contract/products/price.ts'
import type { SellerRequirement } from '#contract/quote.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Action } from '#web/actions/use-action.ts'
import { useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { type Draft, quoteOf, rules } from './quote-draft.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'
import { WithdrawQuote } from './withdraw-quote.tsx'

type QuoteFormProps = {
  requirement: SellerRequirement
  /** The button that sends it stands at the lower edge of the drawer. */
  id: string
  sending: Action<ReturnType<typeof quoteOf>>
  onDone: () => Promise<void>
}

/** Price, minimum, days and a note; what was typed stays when the server refuses it. */
export function QuoteForm({ id, ...props }: QuoteFormProps) {
  const { requirement, onDone } = props
  const { own_quote, quantity, requirement_id, product_name } = requirement
  const { form, draft, field, failure, submit } = useQuote(props)
  return (
    <form ref={form} id={id} onSubmit={submit} noValidate aria-label={texts.form} className="grid gap-4">
      <h3 className="text-h3">{texts.form}</h3>
      <TextField
        label={texts.price}
        inputMode="decimal"
        required
        leading="₹"
        hint={totalOf(draft.price, quantity)}
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

const draftOf = ({ own_quote: quote }: SellerRequirement): Draft => ({
  price: quote ? String(quote.price) : '',
  min_quantity: quote ? String(quote.min_quantity) : '',
  delivery_days: quote ? String(quote.delivery_days) : '',
  note: quote?.note ?? '',
})

function totalOf(price: string, quantity: number) {
  const paise = toPaise(readNumber(price) ?? Number.NaN)
  if (!paise || paise < 0) return undefined
  return (
    <span className="num">
      {texts.totalIs(rupees(toRupees(lineTotalPaise(paise, quantity))), grouped(quantity))}
    </span>
  )
}

function useQuote({ requirement, sending }: Omit<QuoteFormProps, 'id' | 'onDone'>) {
  const kept = keptDraft(`quote:${requirement.requirement_id}`, draftOf(requirement))
  const form = useForm<Draft>({ start: () => kept.read() ?? draftOf(requirement), rules, kept })
  const { failure } = sending
  // The button stays in view, what was refused is said at the end of the form.
  useEffect(() => {
    if (failure) form.form.current?.scrollIntoView({ block: 'end' })
  }, [failure, form.form])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.check() && (await sending.run(quoteOf(form.draft)))) kept.drop()
  }
  const field = (name: keyof Draft) => ({ autoComplete: 'off', ...form.field(name) })
  return { form: form.form, draft: form.draft, field, failure, submit }
}
