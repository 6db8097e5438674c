import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { indianDay } from '#contract/fields.ts'
import { stripToLines } from '#contract/invisible.ts'
import { lowStock } from '#contract/products/low-stock.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { habits as texts } from '#contract/texts/reach/habits.ts'
import { awayProblem, awayTextRule, daysRule, holdChoices, hoursOfDay } from './shop-habit-rules.ts'

const time = z.string(texts.noTime.content).check(byRule(hoursOfDay))

const away = z
  .object({
    is_on: z.boolean(texts.noChoice.content),
    text: z.string(texts.awayText.content).check(stripToLines, z.trim(), byRule(awayTextRule)),
    /** Days of the week, Monday is 1. */
    days: z.array(z.int(texts.noDay.content)).check(byRule(daysRule)),
    opens_at: time,
    closes_at: time,
  })
  .check(byRule(awayProblem))

const holdHours = z.nullable(z.literal(holdChoices, texts.noChoice.content))

/** null: the usual limit. */
const habits = { away, hold_hours: holdHours, low_stock: lowStock }
export type ShopHabits = z.infer<z.ZodMiniObject<typeof habits>>

export const getShopHabits = endpoint({
  method: 'GET',
  path: '/api/seller/habits',
  access: 'seller',
  about:
    "What the caller's shop does by itself: its answer outside its hours, orders that nobody confirms, and from how many pieces on it hears that a stock is low.",
  input: z.object({}),
  reply: z.object({
    ...successFields,
    ...habits,
    /** The next days on which the shop counts as closed wherever hours of shops count. */
    holidays: z.array(z.object({ day: indianDay, name: z.string() })),
  }),
})

export const saveShopHabits = endpoint({
  method: 'PUT',
  path: '/api/seller/habits',
  access: 'seller',
  about:
    'Changes what is sent of it. `hold_hours` counts for orders that come from then on; null: orders wait as long as the seller likes.',
  input: z.object({
    away: z.optional(away),
    hold_hours: z.optional(holdHours),
    low_stock: z.optional(lowStock),
  }),
  reply: z.object({ ...successWithMessage, ...habits }),
})
