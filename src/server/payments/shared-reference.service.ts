import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import * as sql from './shared-reference.queries.ts'

/** What admins look at; it decides nothing. */
export async function listSharedReferences(db: Db, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }] = await Promise.all([
    sql.findSharedReferences(db, after),
    sql.countSharedReferences(db),
  ])
  return pageOf(rows, total, ({ payment_id }) => payment_id)
}
