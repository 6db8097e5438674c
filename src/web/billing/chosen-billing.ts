import { type BillingProfile, listBillingProfiles } from '#contract/users/billing.ts'
import { getProfile } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import { type Draft, firstDraft } from './billing-draft.ts'

/** What a checkout says beside goods and address. */
export type Billing = {
  /** Missing: no GST number stands on the bill. */
  readonly profile?: BillingProfile | undefined
  readonly po_number: string
  readonly note: string
  readonly ship_to: 'own' | 'third'
}

export const noBilling: Billing = { po_number: '', note: '', ship_to: 'own' }

/** The fields of a call: what is not said is missing. Goods for a third party need somebody to bill. */
export const draftOfBilling = ({ profile, po_number, note, ship_to }: Billing) => ({
  ...(profile ? { billing_id: profile.billing_id, ship_to } : {}),
  ...(po_number.trim() ? { po_number } : {}),
  ...(note.trim() ? { note } : {}),
})

export type Choices = { readonly profiles: readonly BillingProfile[]; readonly start: Draft | undefined }

/** The saved profiles, and what a first one would begin with. */
export async function fetchChoices(): Promise<Choices> {
  const { data } = await api(listBillingProfiles, {})
  const start = data.length === 0 ? firstDraft(await api(getProfile, {})) : undefined
  return { profiles: data, start }
}
