import { z } from 'zod'

export const EwayLimitRow = z.object({
  state_code: z.string(),
  limit_paise: z.int(),
  is_district_free: z.boolean(),
  city_limit_paise: z.int().nullable(),
  is_disputed: z.boolean(),
  source: z.string(),
  checked_on: z.string(),
  revision: z.int(),
})
export type EwayLimitRow = z.infer<typeof EwayLimitRow>
