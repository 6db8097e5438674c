import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, userId } from '#contract/fields.ts'
import { successFields } from '#contract/reply.ts'
import { figureShare } from './seller-evidence.ts'

/** How a buyer ordered and paid in the last 90 days, with all sellers together; no name, sum or seller. */
const buyerRecord = z.object({
  window_days: z.int(),
  computed_at: moment,
  orders: z.int(),
  /** Of all orders, those that the buyer cancelled. */
  cancelled: figureShare,
  /** Of the bills whose due day is known and has come, or that were paid before. */
  paid_on_time: figureShare,
  /** Of all orders, those with a problem, and the problems that the desk decided against the buyer. */
  disputes: z.object({ cases: z.int(), count: z.nullable(z.int()), lost: z.nullable(z.int()) }),
  /** Of the sellers who were bought from, those bought from before. */
  came_again: figureShare,
})
export type BuyerRecord = z.infer<typeof buyerRecord>

export const getBuyerRecord = endpoint({
  method: 'GET',
  path: '/api/seller/buyers/:buyerId/record',
  access: 'seller',
  about: 'How a buyer orders and pays, for a seller who has an order, a deal or a quote with them.',
  input: z.object({ buyerId: userId }),
  reply: z.object({
    ...successFields,
    buyer_id: z.uuid(),
    /** null: not counted yet, or an account that is not counted. */
    record: z.nullable(buyerRecord),
  }),
})
