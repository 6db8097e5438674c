import * as z from 'zod/mini'
import { pricedGoods } from '#contract/cart.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, moment, productId, rupees } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields } from '#contract/reply.ts'

const lastTime = {
  order_id: z.string(),
  bought_at: moment,
  /** Rupees for one unit, as sold. */
  paid: rupees,
  paid_unit: z.string(),
  /** How many were ordered then. */
  bought: z.int(),
  /** In how many orders. */
  times: z.int(),
}

/** A product that the caller has bought: the last time, and today at the same quantity. */
const boughtProduct = z.object({ ...pricedGoods.shape, ...lastTime })
export type BoughtProduct = z.infer<typeof boughtProduct>

const lastPurchase = z.object(lastTime)
export type LastPurchase = z.infer<typeof lastPurchase>

export const listBought = endpoint({
  method: 'GET',
  path: '/api/users/bought',
  access: 'user',
  about:
    'The products that the caller has bought, the latest first: last price and day, and what they cost today. Cancelled orders do not count.',
  input: z.object({ q: cutText(limits.text.query), cursor }),
  reply: z.object({ ...successFields, ...paged, products: z.array(boughtProduct) }),
})

export const getBought = endpoint({
  method: 'GET',
  path: '/api/users/bought/:productId',
  access: 'user',
  about: 'When the caller last bought this product, and at which price; null where they never did.',
  input: z.object({ productId }),
  reply: z.object({ ...successFields, last: z.nullable(lastPurchase) }),
})
