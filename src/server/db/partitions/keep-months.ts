import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { neverPrepared, rows, Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { type MonthlyTable, monthAfter, monthlyTables } from './monthly-table.ts'

const Month = z.object({ name: z.string(), is_first: z.boolean(), until: z.date() })

/** Its partitions with an end, the oldest first; none if it is not partitioned. */
const findMonths = (db: Db, table: string) =>
  db.many(rows(Month)`
    select name, bound like '%MINVALUE%' as is_first, (regexp_match(bound, $$TO [(]'([^']+)'[)]$$))[1]::timestamptz as until
    from (
      select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass(${table})) parts
    where bound <> 'DEFAULT' order by until`)

/**
 * Rows before this moment are deleted one by one: all of a table that is whole, and of a partitioned one those that it had
 * before. Undefined: none.
 */
export async function rowsGoUntil(db: Db, table: string): Promise<Date | undefined> {
  const months = await findMonths(db, table)
  return months.length === 0 ? monthAfter(new Date(), 1) : months.find(({ is_first }) => is_first)?.until
}

/** Makes months ahead and drops those that are over, of each partitioned table. True: there is more to do. */
export async function keepMonths(db: Db, now = new Date()): Promise<boolean> {
  for (const table of monthlyTables) {
    const change = await nextChange(db, table, now)
    if (!change) continue
    await atOnce(db, change)
    return true
  }
  return false
}

async function nextChange(db: Db, { name, keptDays }: MonthlyTable, now: Date) {
  const months = await findMonths(db, name)
  const [oldest, last] = [months[0], months.at(-1)]
  if (!oldest || !last) return undefined
  const keptFrom = keptDays === undefined ? undefined : now.getTime() - keptDays * dayMs
  if (keptFrom !== undefined && oldest.until.getTime() <= keptFrom) return [`drop table ${oldest.name}`]
  return last.until < monthAfter(now, monthsAhead) ? newMonth(name, last.until) : undefined
}

const dayMs = 24 * 60 * 60_000
const { monthsAhead, lockMs } = limits.partitions

/** Rows that came before their month was made are in the partition that takes all others. */
export function newMonth(table: string, from: Date): readonly string[] {
  const until = monthAfter(from, 1)
  const name = `${table}_${from.toISOString().slice(0, 7).replace('-', '_')}`
  const range = `created_at >= '${from.toISOString()}' and created_at < '${until.toISOString()}'`
  return [
    `create table ${name} (like ${table} including defaults including constraints including indexes including storage)`,
    `with early as (delete from ${table}_others where ${range} returning *) insert into ${name} select * from early`,
    `alter table ${table} attach partition ${name} for values from ('${from.toISOString()}') to ('${until.toISOString()}')`,
  ]
}

/** Everybody waits behind whoever waits for a table, so this waits but a moment, and comes again with the next round. */
const atOnce = (db: Db, statements: readonly string[]) =>
  db.transaction(async (tx) => {
    await tx.run(sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true)`)
    for (const statement of statements) await tx.run(neverPrepared(new Sql([statement], [])))
  })
