import type { Db } from '#server/db/db.ts'
import { listHolidays } from '#server/holidays/holiday.service.ts'
import { limits } from '#server/limits.ts'
import { windowDays } from './counted-orders.row.ts'
import * as sql from './figures.queries.ts'

const dayMs = 24 * 60 * 60_000
const since = (now: Date) => new Date(now.getTime() - (windowDays + 1) * dayMs)

/** Counts anew what is older than an hour. Answers whether more wait. */
export async function refreshFigures(db: Db, now = new Date()) {
  const { atOnce, keptMs } = limits.serviceFigures
  await sql.deleteOfNobody(db)
  const due = await sql.findDue(db, new Date(now.getTime() - keptMs), atOnce)
  const ids = due.map(({ user_id }) => user_id)
  if (ids.length > 0) await sql.upsertFigures(db, ids, now, await listHolidays(db, since(now), now))
  return due.length === atOnce
}

/** undefined: not counted yet, or never. */
export const getFigures = (db: Db, sellerId: string) => sql.findFigures(db, sellerId)
