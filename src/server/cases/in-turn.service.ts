import { changedStatus } from '#contract/revision.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import * as sql from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import { type Side, sideOf } from './case.rules.ts'

type Person = { readonly user_id: string }
type Naming = {
  readonly caseId: string
  readonly revision?: number
  /** The state that the step leads to: where somebody else has led there already, nothing is refused. */
  readonly target?: CaseRow['state']
}
type Acting = { readonly row: CaseRow; readonly side: Side }

/** Does a step of a case as it is once it is locked; a step after what somebody else did meanwhile is refused. */
export const changeCase = (
  db: Db,
  { user_id }: Person,
  { caseId, revision, target }: Naming,
  work: (tx: Db, acting: Acting) => Promise<void>,
): Promise<CaseRow> => {
  const change = async (tx: Db) => {
    await sql.lockCase(tx, caseId)
    const row = found(await sql.findCase(tx, user_id, caseId))
    if (row.state !== target) requireCurrent(row, revision)
    await work(tx, { row, side: sideOf(row, user_id) })
    return found(await sql.findCase(tx, user_id, caseId))
  }
  // Some of it locks the order as well, and who reports more of the same locks that first.
  return retryDeadlock(() => db.transaction(change))
}

export function found(row: CaseRow | undefined): CaseRow {
  if (!row) throw notFound('case')
  return row
}

export function requireCurrent({ revision, state }: CaseRow, known: number | undefined) {
  if (known === undefined || known === revision) return
  throw conflict(state === 'closed' ? texts.isClosed : texts.changed, { code: changedStatus, revision })
}
