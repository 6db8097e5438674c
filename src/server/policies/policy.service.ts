import type { Policy, PolicyName } from '#contract/content/policies.ts'
import { policyVersion } from '#contract/users/policy-version.ts'
import { writtenAs } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'

/** What the operator has written in place of a policy; undefined while the market's own words stand. */
export async function getPolicy(db: Db, name: PolicyName) {
  const written = await writtenAs(db, 'policies', name)
  return written && { ...written, value: written.value as Policy }
}

/** Names the text of the terms that stands now: by its day, and once the operator has written one by its revision too. */
export async function termsVersion(db: Db): Promise<string> {
  const written = await getPolicy(db, 'terms')
  return written ? `${written.value.in_force}, revision ${written.revision}` : policyVersion
}
