import { z } from 'zod'

export const EmptySearchRow = z.object({
  words: z.string(),
  searches: z.int(),
  last_at: z.date(),
})
export type EmptySearchRow = z.infer<typeof EmptySearchRow>
