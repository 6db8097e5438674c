import * as z from 'zod/mini'

/** A cell of a pasted list, with the words that it came from. */
export const importCell = z.object({
  column: z.string(),
  value: z.string(),
  piece: z.string(),
  confidence: z.enum(['sure', 'likely', 'unsure']),
})
export type ImportCell = z.infer<typeof importCell>

/** A product that a row of a pasted list may mean. */
export const importCandidate = z.object({ product_id: z.uuid(), product_name: z.string(), price: z.number() })
