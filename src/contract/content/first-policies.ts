import { privacy } from '#contract/texts/policies/privacy.ts'
import { returns } from '#contract/texts/policies/returns.ts'
import { shipping } from '#contract/texts/policies/shipping.ts'
import { terms } from '#contract/texts/policies/terms.ts'
import { policyVersion } from '#contract/users/policy-version.ts'
import type { Policy, PolicyName } from './policies.ts'
import type { PolicyTexts } from './policy-section.ts'
import { typedSections } from './policy-text.ts'

export const policyTexts: Readonly<Record<PolicyName, PolicyTexts>> = { terms, privacy, returns, shipping }

const typed = ({ description, lead, keyPoints, sections }: PolicyTexts): Policy => ({
  ...{ description, lead },
  points: [...keyPoints],
  text: typedSections(sections),
  in_force: policyVersion,
})

/** What came with the market, as an editor would have typed it. */
export const firstPolicies: Readonly<Record<PolicyName, Policy>> = {
  terms: typed(terms),
  privacy: typed(privacy),
  returns: typed(returns),
  shipping: { ...typed(shipping), in_force: '2026-11-21' },
}
