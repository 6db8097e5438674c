import { limits } from '#contract/limits.ts'
import {
  saveTaxRegistration,
  type TaxRegistration,
  turnover as turnovers,
} from '#contract/sellers/tax-registration.ts'
import { asksPassword, longestPrefix } from '#contract/sellers/tax-registration-rules.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { GstField } from '#web/users/gst-field.tsx'
import { PartyFields } from '#web/users/party-fields.tsx'
import { type Draft, draftOf, nextDraft, rulesOf, sampleNumber } from './registration-draft.ts'
import { sellerTaxTexts as texts } from './seller-tax-texts.ts'
import { UdyamFields } from './udyam-fields.tsx'

type RegistrationFormProps = {
  /** Present: this one is changed; otherwise a new one is added. */
  registration?: TaxRegistration | undefined
  own: readonly TaxRegistration[]
  onSaved: () => void
  /** Somebody else has changed it meanwhile: what is shown of it is old. */
  onOutdated: () => unknown
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { form, action } = useRegistration(props)
  return (
    <SendForm form={form} action={action} label={texts.save}>
      {!props.registration && (
        <GstField {...form.field('gstin')} onChange={(gstin) => form.change({ gstin })} data-autofocus />
      )}
      <PartyFields {...form} addressLabel={texts.address} pinHint={texts.pinHint}>
        <TextField
          label={texts.tradeName}
          optional
          hint={texts.tradeNameHint}
          maxLength={limits.text.name}
          {...form.field('trade_name')}
        />
      </PartyFields>
      <SchemeFields {...form} />
      <PrefixField {...form} />
      <UdyamFields {...form} />
      {asksPassword(props.own, form.draft) && (
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          maxLength={limits.password.max}
          {...form.field('password')}
        />
      )}
    </SendForm>
  )
}

function useRegistration({ registration, own, onSaved, onOutdated }: RegistrationFormProps) {
  const start = registration ? draftOf(registration) : nextDraft(own[0])
  // A draft over an older state would undo the newer one.
  const place = registration ? `gst:${registration.gstin}:${registration.revision}` : 'gst'
  const kept = keptTyping(place, start)
  const form = useForm<Draft>({ start: () => ({ ...start, ...kept.read() }), rules: rulesOf(own), kept })
  const action = useAction({
    form,
    send: (typed: Draft) =>
      api(saveTaxRegistration, {
        ...typed,
        // One that was typed for a change taken back is not asked for, and might be wrong.
        password: asksPassword(own, typed) ? typed.password : '',
        revision: registration?.revision,
      }),
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

/** A password stands in no storage of the browser. */
function keptTyping(place: string, { password: _, ...start }: Draft) {
  const kept = keptDraft(place, start)
  return { ...kept, keep: ({ password: __, ...typed }: Draft) => kept.keep(typed) }
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
