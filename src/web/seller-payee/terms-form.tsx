import { saveTerms } from '#contract/payments/payee.ts'
import { longestCredit, type PaymentTerms, type RestKind, restKinds, termsRule } from '#contract/terms.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { RadioRow } from '#web/ui/fields/radio-row.tsx'
import { sellerPayeeTexts as texts } from './seller-payee-texts.ts'

type Draft = {
  readonly hasTerms: boolean
  readonly advance: string
  readonly rest: RestKind
  readonly days: string
}

const draftOf = (terms: PaymentTerms | null): Draft => ({
  hasTerms: terms !== null,
  advance: String((terms?.advance_bp ?? 3_000) / 100),
  rest: terms?.rest ?? 'on_delivery',
  days: String(terms?.credit_days || 30),
})

const termsOf = ({ hasTerms, advance, rest, days }: Draft): PaymentTerms | null =>
  hasTerms
    ? {
        advance_bp: Math.round((readNumber(advance) ?? 0) * 100),
        rest,
        credit_days: rest === 'credit' ? (readNumber(days) ?? 0) : 0,
      }
    : null

const problemOf = (draft: Draft) => {
  const terms = termsOf(draft)
  return terms ? termsRule(terms) : undefined
}
const rules: Rules<Draft> = {
  advance: (_, draft) => problemOf({ ...draft, days: '1' }),
  days: (_, draft) => problemOf({ ...draft, advance: '0' }),
}

function useTermsForm(terms: PaymentTerms | null) {
  const form = useForm<Draft>({ start: () => draftOf(terms), rules })
  const action = useAction({
    form,
    send: (draft: Draft) => api(saveTerms, { terms: termsOf(draft) }),
    failure: texts.saveError,
    success: ({ content }) => content,
  })
  return { form, action }
}

/** On which terms new orders are paid, or none. */
export function TermsForm({ terms }: { terms: PaymentTerms | null }) {
  const { form, action } = useTermsForm(terms)
  const { hasTerms } = form.draft
  return (
    <Card as="section" aria-labelledby="terms" className="p-5 md:p-6">
      <h2 id="terms" className="mb-1 text-h2">
        {texts.terms}
      </h2>
      <p className="mb-3 text-muted text-small">{texts.termsHint}</p>
      <SendForm form={form} action={action} label={texts.saveTerms} variant="secondary">
        <div role="radiogroup" aria-labelledby="terms">
          <RadioRow
            name="hasTerms"
            label={texts.noTerms}
            checked={!hasTerms}
            onChange={() => form.change({ hasTerms: false })}
          />
          <RadioRow
            name="hasTerms"
            label={texts.fixed}
            checked={hasTerms}
            onChange={() => form.change({ hasTerms: true })}
          />
        </div>
        {hasTerms && <TermsFields {...form} />}
      </SendForm>
    </Card>
  )
}

function TermsFields({ draft: { rest }, change, field }: Form<Draft>) {
  return (
    <>
      <TextField label={texts.advance} inputMode="decimal" inputClassName="num" {...field('advance')} />
      <SelectField
        name="rest"
        label={texts.rest}
        value={rest}
        options={restKinds.map((value) => ({ value, label: texts.rests[value] }))}
        onChange={({ target }) => change({ rest: restKinds.find((each) => each === target.value) ?? rest })}
      />
      {rest === 'credit' && (
        <TextField
          label={texts.creditDays}
          inputMode="numeric"
          inputClassName="num"
          maxLength={String(longestCredit).length + 1}
          {...field('days')}
        />
      )}
    </>
  )
}
