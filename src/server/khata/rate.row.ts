import { z } from 'zod'

export const RateRow = z.object({
  from_date: z.string(),
  rate_bp: z.int(),
  source: z.string(),
  checked_on: z.string(),
  revision: z.int(),
})
export type RateRow = z.infer<typeof RateRow>
