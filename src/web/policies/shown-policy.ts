import type { Policy } from '#contract/content/policies.ts'
import type { PolicySection, PolicyTexts } from '#contract/content/policy-section.ts'
import { sectionsOf } from '#contract/content/policy-text.ts'
import { policyVersion } from '#contract/users/policy-version.ts'

export type ShownPolicy = Pick<Policy, 'description' | 'lead' | 'points'> & {
  readonly title: string
  readonly sections: readonly PolicySection[]
  /** Days, or moments in them. */
  readonly inForce: string
  readonly changedOn: string
}

/** What an editor has written. */
export const writtenPolicy = (title: string, policy: Policy, changedOn: string): ShownPolicy => ({
  ...policy,
  title,
  sections: sectionsOf(policy.text),
  inForce: policy.in_force,
  changedOn,
})

/** The market's own words, in the language of the page. */
export const ownPolicy = ({ title, description, lead, keyPoints, sections }: PolicyTexts): ShownPolicy => ({
  ...{ title, description, lead, sections },
  points: [...keyPoints],
  inForce: policyVersion,
  changedOn: policyVersion,
})
