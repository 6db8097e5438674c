import { z } from 'zod'

export const SearchRow = z.object({
  search_id: z.uuid(),
  name: z.string(),
  query: z.string(),
  is_alerting: z.boolean(),
  news: z.int(),
  created_at: z.date(),
})
export type SearchRow = z.infer<typeof SearchRow>

/** A search whose turn it is to be looked for. */
export const DueRow = z.object({
  search_id: z.uuid(),
  query: z.string(),
  checked_at: z.date(),
})
export type DueRow = z.infer<typeof DueRow>
