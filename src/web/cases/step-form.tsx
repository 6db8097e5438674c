import { useId } from 'react'
import type { Case, CaseOutcome } from '#contract/cases/case-fields.ts'
import { limits } from '#contract/limits.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { casesTexts, stepTexts as texts } from './cases-texts.ts'

export type StepDraft = {
  readonly words: string
  readonly offer: CaseOutcome
  readonly amount: string
  readonly show_chat: boolean
}
type StepFormProps = {
  row: Case
  /** What may be offered or decided; none where there is nothing to choose. */
  offers?: readonly CaseOutcome[]
  needsWords: boolean
  hint?: string
  canShowChat?: boolean
  label: string
  send: (draft: StepDraft) => Promise<{ content: string }>
  onDone: () => void
}

export const amountOf = ({ offer, amount }: StepDraft) =>
  (offer === 'credit' || offer === 'refund') && amount.trim() !== ''
    ? (readNumber(amount) ?? undefined)
    : undefined

const rulesFor = (needsWords: boolean): Rules<StepDraft> => ({
  words: (words) => (needsWords && words.trim() === '' ? texts.needsWords : undefined),
})

/** The words of one step, with what is offered where there is a choice. */
export function StepForm(props: StepFormProps) {
  const { row, offers = [], needsWords, hint, canShowChat = false, label, send, onDone } = props
  const start = { words: '', offer: offers[0] ?? 'none', amount: '', show_chat: row.lets_read_chat } as const
  const form = useForm<StepDraft>({ start, rules: rulesFor(needsWords) })
  const { draft, change, field } = form
  const action = useAction({
    form,
    send: () => send(form.draft),
    failure: texts.error,
    success: ({ content }) => content,
    onDone,
    leaves: true,
  })
  return (
    <SendForm form={form} action={action} onSend={() => action.run()} label={label}>
      {hint && <p className="text-muted">{hint}</p>}
      {offers.length > 0 && <Offer row={row} offers={offers} form={form} />}
      <TextArea
        label={texts.words}
        optional={!needsWords}
        maxLength={limits.case.words}
        {...field('words')}
      />
      {canShowChat && (
        <Checkbox checked={draft.show_chat} onChange={({ target }) => change({ show_chat: target.checked })}>
          {texts.showChat}
        </Checkbox>
      )}
    </SendForm>
  )
}

type OfferProps = { row: Case; offers: readonly CaseOutcome[]; form: Form<StepDraft> }

function Offer({ row, offers, form: { draft, change, field } }: OfferProps) {
  const isMoney = draft.offer === 'credit' || draft.offer === 'refund'
  return (
    <>
      <OfferChoice
        legend={row.me === 'desk' ? texts.outcome : texts.offer}
        offers={offers}
        chosen={draft.offer}
        onChoose={(offer) => change({ offer })}
      />
      {isMoney && row.lines.length > 0 && (
        <TextField
          label={texts.amount}
          hint={texts.amountHint(rupees(row.value - row.restocking - row.collection))}
          inputMode="decimal"
          leading="₹"
          optional
          {...field('amount')}
        />
      )}
    </>
  )
}

type OfferChoiceProps = {
  legend: string
  offers: readonly CaseOutcome[]
  chosen: CaseOutcome
  onChoose: (offer: CaseOutcome) => void
}

function OfferChoice({ legend, offers, chosen, onChoose }: OfferChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">{legend}</legend>
      {offers.map((offer) => (
        <RadioRow
          key={offer}
          name={name}
          label={casesTexts.outcomes[offer]}
          checked={offer === chosen}
          onChange={() => onChoose(offer)}
        />
      ))}
    </fieldset>
  )
}
