import { firstPolicies } from '#contract/content/first-policies.ts'
import { type Policy, policy } from '#contract/content/policies.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import { badInput } from '#server/errors.ts'
import type { Kind } from './kind.rules.ts'

const first = new Map(Object.entries(firstPolicies))

export const policyKind: Kind = {
  schema: policy,
  first: () => first,
  isOpen: false,
  mayEnd: () => false,
  checkNext: (before, value) => requireDay(before as Policy, value as Policy),
}

/** What shows at once is in force at once. */
function requireDay(before: Policy, { in_force }: Policy) {
  const isInOrder = in_force >= before.in_force && in_force <= dayInIndia(new Date())
  if (in_force !== before.in_force && !isInOrder) throw badInput(texts.policyDay, 'in_force')
}
