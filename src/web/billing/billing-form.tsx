import { kindOfGstNumber } from '#contract/tax/gst-kinds.ts'
import { type BillingProfile, saveBillingProfile, updateBillingProfile } from '#contract/users/billing.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { SendForm } from '#web/forms/send-form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { GstField } from '#web/users/gst-field.tsx'
import { PartyFields } from '#web/users/party-fields.tsx'
import { blank, type Draft, draftOf, rules } from './billing-draft.ts'
import { gstKindTexts, billingTexts as texts } from './billing-texts.ts'

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
  const { form, action } = useBillingForm(props)
  return (
    <SendForm form={form} action={action} label={texts.save}>
      <GstField
        {...form.field('gstin')}
        onChange={(gstin) => form.change({ gstin })}
        onBlur={() => form.leave('gstin')}
        kindName={kindName}
        data-autofocus
      />
      <PartyFields {...form} addressLabel={texts.address} pinHint={texts.pinHint} />
      {!props.profile?.is_default && (
        <Checkbox
          checked={form.draft.is_default}
          onChange={({ target }) => form.change({ is_default: target.checked })}
        >
          {texts.isDefault}
        </Checkbox>
      )}
    </SendForm>
  )
}

/** Also what embassies, non-residents and deductors have. */
function kindName(gstNumber: string) {
  const kind = kindOfGstNumber(gstNumber)
  return kind === 'regular' ? '' : kind && gstKindTexts[kind]
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
