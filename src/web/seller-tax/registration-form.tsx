import type { FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import {
  saveTaxRegistration,
  type TaxRegistration,
  turnover as turnovers,
} from '#contract/sellers/tax-registration.ts'
import { longestPrefix } from '#contract/sellers/tax-registration-rules.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { GstField } from '#web/users/gst-field.tsx'
import { type Draft, draftOf, nextDraft, rules, sampleNumber } from './registration-draft.ts'
import { sellerTaxTexts as texts } from './seller-tax-texts.ts'

type RegistrationFormProps = {
  /** Present: this one is changed; otherwise a new one is added. */
  registration?: TaxRegistration | undefined
  first: TaxRegistration | undefined
  onSaved: () => void
  /** Somebody else has changed it meanwhile: what is shown of it is old. */
  onOutdated: () => unknown
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { form, action } = useRegistration(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isPending && form.check()) void action.run(form.draft)
  }
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="grid gap-4">
      {!props.registration && (
        <GstField {...form.field('gstin')} onChange={(gstin) => form.change({ gstin })} data-autofocus />
      )}
      <PartyFields {...form} />
      <SchemeFields {...form} />
      <PrefixField {...form} />
      {action.failure && (
        <Notice tone="danger" live>
          {action.failure}
        </Notice>
      )}
      <Button type="submit" size="lg" loading={action.isPending}>
        {texts.save}
      </Button>
    </form>
  )
}

function useRegistration({ registration, first, onSaved, onOutdated }: RegistrationFormProps) {
  const start = registration ? draftOf(registration) : nextDraft(first)
  // A draft over an older state would undo the newer one.
  const place = registration ? `gst:${registration.gstin}:${registration.revision}` : 'gst'
  const kept = keptDraft(place, start)
  const form = useForm<Draft>({ start: () => kept.read() ?? start, rules, kept })
  const action = useAction({
    form,
    send: (typed: Draft) => api(saveTaxRegistration, { ...typed, revision: registration?.revision }),
    failure: texts.saveError,
    onDone: () => {
      kept.drop()
      onSaved()
    },
    onFailed: ({ error }) => isConflict(error) && onOutdated(),
    leaves: true,
  })
  return { form, action }
}

function PartyFields({ change, leave, field }: Form<Draft>) {
  const pin = field('pin')
  return (
    <>
      <TextField
        label={texts.legalName}
        hint={texts.legalNameHint}
        autoComplete="organization"
        maxLength={limits.text.name}
        {...field('legal_name')}
      />
      <TextField
        label={texts.tradeName}
        optional
        hint={texts.tradeNameHint}
        maxLength={limits.text.name}
        {...field('trade_name')}
      />
      <TextArea
        label={texts.address}
        autoComplete="street-address"
        maxLength={limits.text.address}
        {...field('address')}
      />
      <TextField
        label={texts.pin}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        {...pin}
        hint={pin.error ? undefined : texts.pinHint}
        onChange={({ target }) => change({ pin: withPlainDigits(target.value) })}
        onBlur={() => leave('pin')}
      />
    </>
  )
}

function SchemeFields({ draft: { scheme, turnover }, change }: Form<Draft>) {
  return (
    <>
      <SelectField
        name="scheme"
        label={texts.scheme}
        value={scheme}
        options={taxScheme.options.map((value) => ({ value, label: texts.schemes[value] }))}
        hint={scheme === 'composition' ? texts.compositionHint : undefined}
        onChange={({ target }) =>
          change({ scheme: taxScheme.options.find((each) => each === target.value) ?? scheme })
        }
      />
      <SelectField
        name="turnover"
        label={texts.turnover}
        value={turnover}
        options={turnovers.options.map((value) => ({ value, label: texts.turnovers[value] }))}
        hint={texts.digits[turnover]}
        onChange={({ target }) =>
          change({ turnover: turnovers.options.find((each) => each === target.value) ?? turnover })
        }
      />
    </>
  )
}

function PrefixField({ draft, change, field }: Form<Draft>) {
  const sample = sampleNumber(draft.invoice_prefix)
  return (
    <div className="grid gap-2">
      <TextField
        label={texts.prefix}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestPrefix}
        inputClassName="num uppercase"
        {...field('invoice_prefix')}
        hint={texts.prefixHint}
        onChange={({ target }) => change({ invoice_prefix: target.value.toUpperCase() })}
      />
      <p aria-live="polite" className="num text-small">
        {sample && (
          <>
            <span className="text-muted">{texts.sample}</span> <b className="font-semibold">{sample}</b>
          </>
        )}
      </p>
    </div>
  )
}
