import type { ComponentProps, FormEvent } from 'react'
import { limits } from '#contract/limits.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import { type BillingProfile, saveBillingProfile, updateBillingProfile } from '#contract/users/billing.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { type Form, useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { GstField } from '#web/users/gst-field.tsx'
import { blank, type Draft, draftOf, rules } from './billing-draft.ts'
import { billingTexts as texts } from './billing-texts.ts'

type BillingFormProps = {
  /** Present: this one is changed; otherwise a new one is saved. */
  profile?: BillingProfile | undefined
  /** What a new one begins with. */
  start?: Draft | undefined
  onSaved: (profile: BillingProfile) => void
  /** Somebody else has changed it meanwhile: what is shown of it is old. */
  onOutdated?: () => unknown
}

export function BillingForm(props: BillingFormProps) {
  const { profile } = props
  const { form, action } = useBillingForm(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!action.isPending && form.check()) void action.run(form.draft)
  }
  return (
    <form ref={form.form} onSubmit={submit} noValidate className="grid gap-4">
      <BillingFields {...form} isDefault={profile?.is_default === true} />
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

function useBillingForm({ profile, start, onSaved, onOutdated }: BillingFormProps) {
  // A draft over an older state would undo the newer one.
  const kept = keptDraft(profile ? `billing:${profile.billing_id}:${profile.revision}` : 'billing', blank)
  const form = useForm<Draft>({
    start: () => kept.read() ?? (profile ? draftOf(profile) : (start ?? blank)),
    rules,
    kept,
  })
  const action = useAction({
    form,
    send: async (typed: Draft, keyFor) => {
      if (!profile) return (await api(saveBillingProfile, typed, keyFor(typed))).data
      const { billing_id: billingId, revision } = profile
      return (await api(updateBillingProfile, { ...typed, billingId, revision })).data
    },
    failure: texts.saveError,
    onDone: (saved) => {
      kept.drop()
      onSaved(saved)
    },
    onFailed: ({ error }) => isConflict(error) && onOutdated?.(),
    leaves: true,
  })
  return { form, action }
}

type BillingFieldsProps = Form<Draft> & { isDefault: boolean }

function BillingFields({ draft, change, leave, field, isDefault }: BillingFieldsProps) {
  return (
    <>
      <GstField
        {...field('gstin')}
        onChange={(gstin) => change({ gstin })}
        onBlur={() => leave('gstin')}
        data-autofocus
      />
      <TextField
        label={texts.legalName}
        hint={texts.legalNameHint}
        autoComplete="organization"
        maxLength={limits.text.name}
        {...field('legal_name')}
      />
      <TextArea
        label={texts.address}
        autoComplete="street-address"
        maxLength={limits.text.address}
        {...field('address')}
      />
      <PinField {...field('pin')} onChange={(pin) => change({ pin })} onBlur={() => leave('pin')} />
      {!isDefault && (
        <Checkbox
          checked={draft.is_default}
          onChange={({ target }) => change({ is_default: target.checked })}
        >
          {texts.isDefault}
        </Checkbox>
      )}
    </>
  )
}

type PinFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'onChange'> & {
  onChange: (pin: string) => void
}

function PinField({ onChange, ...field }: PinFieldProps) {
  return (
    <TextField
      label={texts.pin}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={12}
      {...field}
      hint={field.error ? undefined : texts.pinHint}
      onChange={({ target }) => onChange(withPlainDigits(target.value))}
    />
  )
}
