import type { PortalCheckValue } from '#contract/content/portal-checks.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { writtenOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import type { PortalCheck, PortalChecks } from './portal-check.rules.ts'

type InForce = Pick<PortalCheckValue, 'is_on' | 'since' | 'until'>

const isInForce = ({ is_on, since, until }: InForce, today: string) =>
  is_on && since <= today && (until === null || today <= until)

/** The checks that count on a day in India, as the desk has them, in their order. From memory. */
export async function checksInForce<Paper>(
  db: Db,
  checks: PortalChecks<Paper>,
  today: string,
): Promise<readonly PortalCheck<Paper>[]> {
  const written = await writtenOf(db.origin, 'portal-checks')
  return Object.entries(checks).flatMap(([name, check]) => {
    const first: InForce = { is_on: true, since: check.since, until: check.until ?? null }
    const standing = (written.get(name) as InForce | null | undefined) ?? first
    return isInForce(standing, today) ? [check] : []
  })
}

/** What the portal would say of a paper first; `number` tells it from others in the same file. */
export function refusalOf<Paper>(
  checks: readonly PortalCheck<Paper>[],
  paper: Paper,
  number = '',
): Sentence | undefined {
  for (const { code, field, sentence, find } of checks) {
    const failure = find(paper)
    if (failure) return sentence({ field, code, number, line: 0, product: '', ...failure })
  }
  return undefined
}

/** Throws 409 with that sentence. */
export function requirePortal<Paper>(checks: readonly PortalCheck<Paper>[], paper: Paper, number = '') {
  const refusal = refusalOf(checks, paper, number)
  if (refusal) throw conflict(refusal)
}
