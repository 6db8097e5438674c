import { type PortalCheckValue, portalCheck } from '#contract/content/portal-checks.ts'
import { portals as texts } from '#contract/texts/books/portals.ts'
import { badInput } from '#server/errors.ts'
import { allChecks, firstValueOf } from '#server/portals/all-checks.rules.ts'
import type { Kind } from './kind.rules.ts'

const first = new Map(Object.entries(allChecks).map(([name, check]) => [name, firstValueOf(check)]))

/** Which checks of the portals count, and from when to when: what they look at is code. */
export const portalCheckKind: Kind = {
  schema: portalCheck,
  first: () => first,
  isOpen: false,
  mayEnd: () => false,
  isForOwners: true,
  check: (_name, value) => {
    const { since, until } = value as PortalCheckValue
    if (until !== null && until < since) throw badInput(texts.untilEarlier, 'until')
  },
}
