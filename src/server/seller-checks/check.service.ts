import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { getFigures } from '#server/service-figures/figures.service.ts'
import * as sql from './check.queries.ts'
import type { CheckRow, NewCheck } from './check.row.ts'

/** Writes what was checked now; it takes the place of earlier checks of the same kinds. */
export async function writeChecks(tx: Db, writing: sql.Writing, checks: readonly NewCheck[]) {
  const kinds = checks.map(({ kind }) => kind)
  await sql.updateEnded(tx, writing.seller_id, kinds, writing.now)
  for (const check of checks) await sql.insertCheck(tx, writing, check)
}

export const findCurrentCheck = (db: Db, sellerId: string, kind: CheckRow['kind']) =>
  sql.findCurrent(db, sellerId, kind)

export async function getEvidence(db: Db, sellerId: string) {
  const [seller, checks, figures] = await Promise.all([
    sql.findSeller(db, sellerId),
    sql.findLatest(db, sellerId),
    getFigures(db, sellerId),
  ])
  if (!seller) throw notFound('seller')
  return { seller_id: sellerId, ...seller, checks, figures }
}
