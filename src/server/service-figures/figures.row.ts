import { z } from 'zod'

export const FiguresRow = z.object({
  computed_at: z.date(),
  answer_cases: z.int(),
  answer_median_minutes: z.int().nullable(),
  answered_within_day: z.int(),
  sent_cases: z.int(),
  sent_on_time: z.int(),
  orders: z.int(),
  cancelled: z.int(),
  disputes: z.int(),
  disputes_lost: z.int(),
  buyers: z.int(),
  buyers_again: z.int(),
})
export type FiguresRow = z.infer<typeof FiguresRow>
