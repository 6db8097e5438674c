import { EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { lineTotalPaise, toPaise, toRupees } from '#contract/price.ts'
import { type SellerRequirement, sendQuote } from '#contract/quote.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { grouped, rupees } from '#web/ui/rupees.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'
import { WithdrawQuote } from './withdraw-quote.tsx'

type QuoteFormProps = {
  requirement: SellerRequirement
  onDone: () => Promise<void>
  /** The server has another picture of the requirement. */
  onRefused: () => void
}

/** Price, minimum, days and a note; what was typed stays when the server refuses it. */
export function QuoteForm({ requirement, onDone, onRefused }: QuoteFormProps) {
  const { own_quote, quantity, requirement_id, product_name } = requirement
  const { draft, field, fault, isSending, send } = useQuote(requirement, onDone, onRefused)
  return (
    <form onSubmit={send} aria-label={texts.form} className="grid gap-4">
      <h3 className="text-h3">{texts.form}</h3>
      <TextField
        label={texts.price}
        type="number"
        inputMode="decimal"
        required
        min={0.01}
        max={limits.product.rupees}
        step={0.01}
        leading="₹"
        hint={totalOf(draft.price, quantity)}
        {...field('price')}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={texts.minimum}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={limits.requirement.quantity}
          step={1}
          {...field('min_quantity')}
        />
        <TextField
          label={texts.days}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={limits.requirement.days}
          step={1}
          {...field('delivery_days')}
        />
      </div>
      <TextArea
        label={texts.note}
        optional
        hint={texts.noteHint}
        maxLength={limits.text.comment}
        {...field('note')}
      />
      <Notice icon={<EyeOff />}>{texts.hidden}</Notice>
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
      <div className="grid gap-3">
        <Button type="submit" size="lg" loading={isSending}>
          {own_quote ? texts.change : texts.send}
        </Button>
        {own_quote && <WithdrawQuote requirementId={requirement_id} name={product_name} onDone={onDone} />}
      </div>
    </form>
  )
}

type Draft = { price: string; min_quantity: string; delivery_days: string; note: string }

const draftOf = ({ own_quote: quote }: SellerRequirement): Draft => ({
  price: quote ? String(quote.price) : '',
  min_quantity: quote ? String(quote.min_quantity) : '',
  delivery_days: quote ? String(quote.delivery_days) : '',
  note: quote?.note ?? '',
})

function totalOf(price: string, quantity: number) {
  const paise = price === '' ? undefined : toPaise(Number(price))
  if (!paise || paise < 0) return undefined
  return (
    <span className="num">
      {texts.totalIs(rupees(toRupees(lineTotalPaise(paise, quantity))), grouped(quantity))}
    </span>
  )
}

const isConflict = (refused: unknown) => refused instanceof ApiError && refused.status === 409

function useQuote(requirement: SellerRequirement, onDone: () => Promise<void>, onRefused: () => void) {
  const [draft, setDraft] = useState(() => draftOf(requirement))
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setFault('')
    try {
      await api(sendQuote, {
        requirementId: requirement.requirement_id,
        price: Number(draft.price),
        min_quantity: Number(draft.min_quantity),
        delivery_days: Number(draft.delivery_days),
        note: draft.note,
      })
      toastSuccess(requirement.own_quote ? texts.changed : texts.sent)
      await onDone()
    } catch (refused) {
      setFault(faultText(refused, texts.sendFault))
      if (isConflict(refused)) onRefused()
    }
    setSending(false)
  }
  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  return { draft, field, fault, isSending, send }
}
