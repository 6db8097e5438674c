import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { successFields } from '#contract/reply.ts'
import { shareSources } from './share-links.ts'

const counts = {
  /** Today in India and the six days before. */
  last_7: z.int(),
  last_30: z.int(),
}

const shareHits = {
  /** Each source, also those that nobody came by. */
  sources: z.array(z.object({ source: z.enum(shareSources), ...counts })),
  /** Whose links were opened most in 30 days. */
  products: z.array(z.object({ product_id: z.uuid(), product_name: z.string(), ...counts })),
}
export type ShareHits = z.infer<z.ZodMiniObject<typeof shareHits>>

export const getShareHits = endpoint({
  method: 'GET',
  path: '/api/seller/share-hits',
  access: 'seller',
  about:
    "How often shared links of the caller's shop and products were opened, by where they were shared. Only numbers are kept, nothing of who opened them; programs that say that they are programs do not count.",
  input: z.object({}),
  reply: z.object({ ...successFields, ...shareHits }),
})
