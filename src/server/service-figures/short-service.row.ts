import { z } from 'zod'
import { type Sql, sql } from '#server/db/sql.ts'

export const ShortServiceRow = z.object({
  answer_cases: z.int(),
  answer_median_minutes: z.int().nullable(),
  sent_cases: z.int(),
  sent_on_time: z.int(),
})
export type ShortServiceRow = z.infer<typeof ShortServiceRow>

/** A column `service` of rows that name a seller: one row of figures for each, in the same statement. */
export const serviceOf = (seller: Sql): Sql => sql`
  (select jsonb_build_object('answer_cases', f.answer_cases, 'answer_median_minutes', f.answer_median_minutes,
    'sent_cases', f.sent_cases, 'sent_on_time', f.sent_on_time)
  from service_figures f where f.seller_id = ${seller}) as service`
