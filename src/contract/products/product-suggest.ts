import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cutText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields } from '#contract/reply.ts'

/** Suggestions for a half-typed text. `text` is shown; the other fields say where it leads. */
const suggestion = z.discriminatedUnion('kind', [
  /** Search words: names of things on the market. */
  z.object({ kind: z.literal('query'), text: z.string() }),
  z.object({
    kind: z.literal('product'),
    text: z.string(),
    product_id: z.uuid(),
    image: z.nullable(z.string()),
  }),
  z.object({ kind: z.literal('category'), text: z.string(), category: z.string() }),
  z.object({
    kind: z.literal('supplier'),
    text: z.string(),
    seller_id: z.uuid(),
    seller_location: z.nullable(z.string()),
  }),
])
export type Suggestion = z.infer<typeof suggestion>

export const suggest = endpoint({
  method: 'GET',
  path: '/api/products/suggest',
  access: 'anyone',
  about:
    'Up to 10 suggestions while somebody types: words, products, categories and suppliers, in this order.',
  input: z.object({ q: cutText(limits.text.query) }),
  reply: z.object({ ...successFields, suggestions: z.array(suggestion) }),
})
