import { profileRules } from '#contract/users/profile-rules.ts'
import type { Profile } from '#contract/users/user.ts'
import { profileTexts as texts } from './profile-texts.ts'

export type Draft = Record<
  'full_name' | 'company_name' | 'email' | 'website' | 'address' | 'gst_number',
  string
>

/** A wish of a seller that waits is what the form holds: the former name would take it back. */
export const draftOf = ({ full_name, email, website, address, ...profile }: Profile): Draft => ({
  ...{ full_name, email, address },
  company_name: profile.waiting_company_name ?? profile.company_name ?? '',
  gst_number: profile.waiting_gst_number ?? profile.gst_number,
  website: website ?? '',
})

export const labels: Readonly<Record<keyof Draft, string>> = {
  full_name: texts.fullName,
  company_name: texts.company,
  gst_number: texts.gstNumber,
  email: texts.email,
  website: texts.website,
  address: texts.address,
}

const { city: _, ...ownRules } = profileRules
export const rules = ownRules
