import { profileRules } from '#contract/users/profile-rules.ts'
import type { Profile } from '#contract/users/user.ts'
import { settingsTexts as texts } from './settings-texts.ts'

/** A wish that waits is what the form holds: the former name would take it back. */
export const draftOf = ({ address, city, website, ...profile }: Profile) => ({
  gst_number: profile.waiting_gst_number ?? profile.gst_number,
  company_name: profile.waiting_company_name ?? profile.company_name ?? '',
  address,
  city: city ?? '',
  website: website ?? '',
  is_minimum_binding: profile.is_minimum_binding,
})

export type Draft = ReturnType<typeof draftOf>

export const labels: Readonly<Record<keyof Draft, string>> = {
  company_name: texts.company,
  gst_number: texts.gstNumber,
  address: texts.address,
  city: texts.city,
  website: texts.website,
  is_minimum_binding: texts.binding,
}

/** How the question what stays shows a field. */
export const inWords = (name: keyof Draft, draft: Draft) =>
  name === 'is_minimum_binding' ? (draft[name] ? texts.on : texts.off) : draft[name]

const { full_name: _, email: __, ...ownRules } = profileRules
export const rules = ownRules
