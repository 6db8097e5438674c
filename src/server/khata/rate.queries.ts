import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { RateRow } from './rate.row.ts'

const columns = sql`from_date::text as from_date, rate_bp, source, checked_on::text as checked_on, revision`

/** The latest first. */
export const findRates = (db: Db) =>
  db.many(rows(RateRow)`select ${columns} from bank_rates order by bank_rates.from_date desc`)

/** All of them, so that the last one is never deleted twice at once. */
export const lockRates = (tx: Db) =>
  tx.many(rows(RateRow)`select ${columns} from bank_rates order by bank_rates.from_date desc for update`)

export const upsertRate = (tx: Db, rate: Omit<RateRow, 'revision'>) =>
  tx.run(sql`
    insert into bank_rates (from_date, rate_bp, source, checked_on)
    values (${rate.from_date}, ${rate.rate_bp}, ${rate.source}, ${rate.checked_on})
    on conflict (from_date) do update set rate_bp = excluded.rate_bp, source = excluded.source,
      checked_on = excluded.checked_on, revision = bank_rates.revision + 1`)

export const deleteRate = (tx: Db, fromDate: string) =>
  tx.run(sql`delete from bank_rates where from_date = ${fromDate}`)
