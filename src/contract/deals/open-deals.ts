import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, indianDay, rupees } from '#contract/fields.ts'
import { paged, successFields } from '#contract/reply.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'

const openDeal = z.object({
  deal_id: z.uuid(),
  room_id: z.uuid(),
  buyer: z.string(),
  /** The first line of the latest offer, and how many further lines it has. */
  product_name: z.string(),
  more: z.int(),
  total: rupees,
  /** Of the shop today; missing where it is not known. */
  seller_scheme: z.optional(taxScheme),
  revision: z.int(),
  /** The side whose answer is awaited. */
  waits_for: z.enum(['buyer', 'seller']),
  valid_until: indianDay,
})
export type OpenDeal = z.infer<typeof openDeal>

export const listOpenDeals = endpoint({
  method: 'GET',
  path: '/api/seller/deals',
  access: 'seller',
  about:
    "The open offers in the chats of the caller's shop: first those that wait for the shop's answer, each part by the end of the offers. Offers of suspended and blocked accounts are left out, because nobody can answer them.",
  input: z.object({ cursor }),
  reply: z.object({ ...successFields, deals: z.array(openDeal), ...paged }),
})
