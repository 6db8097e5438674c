import type { Db } from '#server/db/db.ts'
import type { HitRow } from './hit.row.ts'
import * as sql from './search.queries.ts'
import { type Estimate, firstVisits, furtherVisits } from './search-plan.rules.ts'

type Walked = {
  readonly rows: HitRow[]
  /** The share of visited products that matched, at least. */
  readonly share: number
}

/** Fills a page by walking an order; returns nothing if the index of words is cheaper. */
export async function walk(
  db: Db,
  way: Omit<sql.Walk, 'visits'>,
  belief: Estimate,
): Promise<Walked | undefined> {
  const rows = way.limit + 1
  const visits = firstVisits(belief, rows)
  const first = await sql.findOnTheWay(db, { ...way, visits })
  if (first.length === rows) return { rows: first, share: rows / visits }
  const further = furtherVisits(belief, { hits: first.length, visits, rows })
  if (further === undefined) return undefined
  const all = await sql.findOnTheWay(db, { ...way, visits: further })
  return all.length === rows ? { rows: all, share: rows / further } : undefined
}
