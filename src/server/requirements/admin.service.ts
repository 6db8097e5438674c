import { requirementState } from '#contract/requirement.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import * as sql from './admin.queries.ts'

const states = ['all', ...requirementState.options] as const

export async function listAllRequirements(db: Db, wanted: sql.Wanted, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const count = (of: (typeof states)[number]) =>
    sql.countAll(db, { ...wanted, state: of === 'all' ? undefined : of })
  const [found, { total }, others] = await Promise.all([
    sql.findAll(db, wanted, after),
    sql.countAll(db, wanted),
    othersOf(states, { chosen: wanted.state ?? 'all', cursor }, count),
  ])
  return { ...pageOf(found, total, ({ requirement_id }) => requirement_id), ...others }
}
