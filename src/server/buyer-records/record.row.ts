import { z } from 'zod'

export const RecordRow = z.object({
  computed_at: z.date().nullable(),
  orders: z.int(),
  cancelled: z.int(),
  paid_cases: z.int(),
  paid_in_time: z.int(),
  disputes: z.int(),
  disputes_lost: z.int(),
  sellers: z.int(),
  sellers_again: z.int(),
})
export type RecordRow = z.infer<typeof RecordRow>

/** What is counted of the orders of a buyer, and those whose bills are looked at. */
export const CountedRow = RecordRow.omit({ computed_at: true, paid_cases: true, paid_in_time: true }).extend({
  buyer_id: z.uuid(),
  kept: z.array(z.string()),
})
export type CountedRow = z.infer<typeof CountedRow>
