import { holdChoices } from '#contract/sellers/shop-habit-rules.ts'
import type { ShopHabits } from '#contract/sellers/shop-habits.ts'
import type { HabitsRow } from './habits.queries.ts'

export const toHabits = (row: HabitsRow): ShopHabits => ({
  away: {
    is_on: row.is_away_on,
    text: row.away_text,
    days: row.open_days,
    opens_at: row.opens_at,
    closes_at: row.closes_at,
  },
  hold_hours: holdChoices.find((hours) => hours === row.hold_hours) ?? null,
  low_stock: row.low_stock,
})
