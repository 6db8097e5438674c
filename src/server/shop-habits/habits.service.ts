import type { InputOf } from '#contract/endpoint.ts'
import type { saveShopHabits as contract } from '#contract/sellers/shop-habits.ts'
import type { Db } from '#server/db/db.ts'
import { nextHolidays } from '#server/holidays/holiday.service.ts'
import * as sql from './habits.queries.ts'

type Seller = { readonly user_id: string }

/** What a shop has that has set nothing: it does nothing by itself. */
const usual: sql.HabitsRow = {
  is_away_on: false,
  away_text: '',
  open_days: [1, 2, 3, 4, 5, 6],
  opens_at: '10:00',
  closes_at: '19:00',
  hold_hours: null,
  low_stock: null,
}

export const getHabits = async (db: Db, { user_id }: Seller): Promise<sql.HabitsRow> =>
  (await sql.findHabits(db, user_id)) ?? usual

/** The next days on which everybody's shops of this state are closed. */
export async function listHolidaysOf(db: Db, { user_id }: Seller) {
  const { state_code } = await sql.findState(db, user_id)
  return nextHolidays(db, state_code, new Date(), 3)
}

export const saveHabits = (
  db: Db,
  seller: Seller,
  { away, hold_hours, low_stock }: InputOf<typeof contract>,
) =>
  db.transaction(async (tx) => {
    const { user_id } = seller
    if (away) await sql.upsertAway(tx, user_id, toRow(away))
    if (hold_hours !== undefined) await sql.upsertHoldHours(tx, user_id, hold_hours)
    if (low_stock !== undefined) await sql.upsertLowStock(tx, user_id, low_stock)
    return getHabits(tx, seller)
  })

type Away = NonNullable<InputOf<typeof contract>['away']>

const toRow = ({ is_on, text, days, opens_at, closes_at }: Away): sql.Away => ({
  is_away_on: is_on,
  away_text: text,
  open_days: [...new Set(days)].sort((a, b) => a - b),
  opens_at,
  closes_at,
})
