import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import * as sql from './desk.queries.ts'

export async function listAllRequirements(db: Db, wanted: sql.Wanted, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [found, { total }] = await Promise.all([sql.findAll(db, wanted, after), sql.countAll(db, wanted)])
  return pageOf(found, total, ({ requirement_id }) => requirement_id)
}
