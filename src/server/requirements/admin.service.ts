import { requirementState } from '#contract/requirement.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import * as sql from './admin.queries.ts'

const states = ['all', ...requirementState.options] as const

export async function listAllRequirements(
  db: Db,
  filter: sql.RequirementFilters,
  cursor: string | undefined,
) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const count = (of: (typeof states)[number]) =>
    sql.countAll(db, { ...filter, state: of === 'all' ? undefined : of })
  const [rows, { total }, others] = await Promise.all([
    sql.findAll(db, filter, after),
    sql.countAll(db, filter),
    othersOf(states, { chosen: filter.state ?? 'all', cursor }, count),
  ])
  return { ...pageOf(rows, total, ({ requirement_id }) => requirement_id), ...others }
}
