import { freightKinds } from '#contract/deals/deal-rules.ts'
import { limits } from '#contract/limits.ts'
import { restKinds } from '#contract/terms.ts'
import type { Form } from '#web/forms/use-form.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { offerTexts as texts } from './deals-texts.ts'
import type { OfferDraft } from './offer-draft.ts'

const freights = freightKinds.map((value) => ({ value, label: texts.freights[value] }))
const rests = restKinds.map((value) => ({ value, label: texts.rests[value] }))

type TermsProps = { form: Form<OfferDraft> }

/** Freight, payment, days and note of an offer; what a choice does not need is not asked. */
export function OfferTerms({ form }: TermsProps) {
  const { field } = form
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Freight form={form} />
      <Payment form={form} />
      <TextField
        label={texts.dispatchDays}
        inputMode="numeric"
        required
        autoComplete="off"
        {...field('dispatch_days')}
      />
      <TextField
        label={texts.validUntil}
        type="date"
        required
        inputClassName="min-w-0"
        {...field('valid_until')}
      />
      <TextArea
        className="col-span-2"
        label={texts.note}
        optional
        hint={texts.noteHint}
        maxLength={limits.deal.note}
        {...field('note')}
      />
    </div>
  )
}

function Freight({ form: { draft, field } }: TermsProps) {
  const isCharged = draft.freight === 'paid'
  return (
    <>
      <SelectField
        label={texts.freight}
        className={isCharged ? 'max-sm:col-span-2' : 'col-span-2'}
        options={freights}
        {...field('freight')}
      />
      {isCharged && (
        <TextField
          label={texts.freightCost}
          className="max-sm:col-span-2"
          inputMode="decimal"
          leading="₹"
          required
          autoComplete="off"
          {...field('freight_cost')}
        />
      )}
    </>
  )
}

function Payment({ form: { draft, field } }: TermsProps) {
  const { rest } = draft
  return (
    <>
      <SelectField
        label={texts.terms}
        className={rest === 'advance' ? 'col-span-2' : ''}
        options={rests}
        {...field('rest')}
      />
      {rest !== 'advance' && (
        <TextField
          label={texts.advance}
          hint={texts.advanceHint}
          inputMode="numeric"
          autoComplete="off"
          {...field('advance')}
        />
      )}
      {rest === 'credit' && (
        <TextField
          label={texts.creditDays}
          className="col-span-2"
          inputMode="numeric"
          required
          autoComplete="off"
          {...field('credit_days')}
        />
      )}
    </>
  )
}
