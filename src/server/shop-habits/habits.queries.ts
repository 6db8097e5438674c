import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { stateOfSeller } from '#server/holidays/seller-state.row.ts'

const HabitsRow = z.object({
  is_away_on: z.boolean(),
  away_text: z.string(),
  open_days: z.array(z.int()),
  opens_at: z.string(),
  closes_at: z.string(),
  hold_hours: z.int().nullable(),
  low_stock: z.int().nullable(),
})
export type HabitsRow = z.infer<typeof HabitsRow>

const columns = sql`
  is_away_on, away_text, open_days, to_char(opens_at, 'HH24:MI') as opens_at, to_char(closes_at, 'HH24:MI') as closes_at,
  hold_hours, low_stock`

export const findHabits = (db: Db, sellerId: string) =>
  db.maybe(rows(HabitsRow)`select ${columns} from shop_habits where seller_id = ${sellerId}`)

const State = z.object({ state_code: z.string().nullable() })

export const findState = (db: Db, sellerId: string) =>
  db.one(rows(State)`select ${stateOfSeller(sql`${sellerId}::uuid`)} as state_code`)

export type Away = Omit<HabitsRow, 'hold_hours' | 'low_stock'>

export const upsertAway = (tx: Db, sellerId: string, away: Away) =>
  tx.run(sql`
    insert into shop_habits (seller_id, is_away_on, away_text, open_days, opens_at, closes_at)
    values (${sellerId}, ${away.is_away_on}, ${away.away_text}, ${away.open_days}::smallint[], ${away.opens_at}::time,
      ${away.closes_at}::time)
    on conflict (seller_id) do update set is_away_on = excluded.is_away_on, away_text = excluded.away_text,
      open_days = excluded.open_days, opens_at = excluded.opens_at, closes_at = excluded.closes_at`)

export const upsertHoldHours = (tx: Db, sellerId: string, hours: number | null) =>
  tx.run(sql`
    insert into shop_habits (seller_id, hold_hours) values (${sellerId}, ${hours})
    on conflict (seller_id) do update set hold_hours = excluded.hold_hours`)

export const upsertLowStock = (tx: Db, sellerId: string, lowStock: number | null) =>
  tx.run(sql`
    insert into shop_habits (seller_id, low_stock) values (${sellerId}, ${lowStock})
    on conflict (seller_id) do update set low_stock = excluded.low_stock`)
