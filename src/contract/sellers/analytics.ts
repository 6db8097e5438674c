import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { rupees } from '#contract/fields.ts'
import { successFields } from '#contract/reply.ts'

const reviewed = {
  product_name: z.string(),
  reviewCount: z.int(),
  avgRating: z.number(),
}

const analytics = z.object({
  orders: z.object({
    total: z.int(),
    /** Pending and confirmed orders. */
    pending: z.int(),
    shipped: z.int(),
    delivered: z.int(),
    cancelled: z.int(),
    /** Rupees of all orders that are not cancelled. */
    revenue: rupees,
  }),
  products: z.object({ total: z.int(), outOfStock: z.int(), lowStock: z.int() }),
  reviews: z.object({
    total: z.int(),
    /** null without reviews. */
    avgRating: z.nullable(z.number()),
    mostReviewedProduct: z.nullable(z.object(reviewed)),
    /** The hundred with the most reviews. */
    productReviewStats: z.array(z.object({ product_id: z.uuid(), ...reviewed })),
  }),
  /** The last thirty days in India, today last, without cancelled orders. */
  revenue_by_day: z.array(z.object({ date: z.iso.date(), revenue: rupees, orders: z.int() })),
  /** Whether the shop has said where it is paid, and looked at what its invoices say of its tax. */
  setup: z.optional(z.object({ has_payee: z.boolean(), has_checked_tax: z.boolean() })),
  /** What waits for the seller. */
  tasks: z.object({
    orders_to_confirm: z.int(),
    low_stock: z.int(),
    out_of_stock: z.int(),
    rejected_products: z.int(),
    /** Orders whose receipts name short or damaged goods that are neither reported nor credited; the oldest by name. */
    missing_goods: z.optional(z.object({ orders: z.int(), first: z.nullable(z.string()) })),
  }),
})
export type Analytics = z.infer<typeof analytics>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/seller/analytics',
  access: 'seller',
  about: "The figures of the caller's shop: orders, products, reviews, thirty days and what is to do.",
  input: z.object({}),
  reply: z.object({ ...successFields, analytics }),
})
