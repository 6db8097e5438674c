import { longestShipName } from '#contract/order-billing.ts'
import { textRule } from '#contract/text-rule.ts'
import { type BillingProfile, listBillingProfiles } from '#contract/users/billing.ts'
import { getProfile } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import type { Rules } from '#web/forms/form.ts'
import { type Draft, firstDraft } from './billing-draft.ts'

/** What a checkout says beside goods and address. */
export type Billing = {
  /** Missing: no GST number stands on the bill. */
  readonly profile?: BillingProfile | undefined
  readonly po_number: string
  readonly note: string
  readonly ship_to: 'own' | 'third'
  /** Of the third party. */
  readonly ship_name: string
}

export const noBilling: Billing = { po_number: '', note: '', ship_to: 'own', ship_name: '' }

/** The fields of a call: what is not said is missing. Goods for a third party need somebody to bill. */
export const draftOfBilling = ({ profile, po_number, note, ship_to, ship_name }: Billing) => ({
  ...(profile ? { billing_id: profile.billing_id, ship_to } : {}),
  ...(profile && ship_to === 'third' ? { ship_name } : {}),
  ...(po_number.trim() ? { po_number } : {}),
  ...(note.trim() ? { note } : {}),
})

/** A paper names whoever gets the goods. */
export const billingRules: Rules<Billing> = {
  ship_name: (typed, { profile, ship_to }) =>
    profile && ship_to === 'third' ? textRule('shipName', longestShipName)(typed) : undefined,
}

export type Choices = { readonly profiles: readonly BillingProfile[]; readonly start: Draft | undefined }

/** The saved profiles, and what a first one would begin with. */
export async function fetchChoices(): Promise<Choices> {
  const { data } = await api(listBillingProfiles, {})
  const start = data.length === 0 ? firstDraft(await api(getProfile, {})) : undefined
  return { profiles: data, start }
}
