import { withPlainDigits } from '#contract/typed-number.ts'
import type { BillingProfile } from '#contract/users/billing.ts'
import { billingRules } from '#contract/users/billing-rules.ts'
import type { Profile } from '#contract/users/user.ts'
import type { Rules } from '#web/forms/form.ts'

export type Draft = Pick<BillingProfile, 'gstin' | 'legal_name' | 'address' | 'pin' | 'is_default'>

export const draftOf = ({ gstin, legal_name, address, pin, is_default }: BillingProfile): Draft => ({
  ...{ gstin, legal_name, address, pin, is_default },
})

/** The PIN code that stands in an address; blank if none does. */
export const pinIn = (address: string) =>
  /(?:^|\D)([1-9]\d{5})(?!\d)/.exec(withPlainDigits(address))?.[1] ?? ''

/** The first profile begins with what the account says of itself. */
export function firstDraft(profile: Profile | undefined): Draft {
  const { gst_number = '', company_name = '', full_name = '', address = '' } = profile ?? {}
  const legal_name = company_name || full_name
  return { gstin: gst_number, legal_name, address, pin: pinIn(address), is_default: true }
}

export const blank: Draft = { gstin: '', legal_name: '', address: '', pin: '', is_default: false }

export const rules: Rules<Draft> = billingRules
