import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { successFields } from './reply.ts'

/** Above this the exact number does not matter: the rail shows '99+'. */
export const maxCounted = 100

const waiting = z.object({
  /** Orders that nobody has confirmed. */
  orders: z.int(),
  /** Products that wait for verification, and rejected ones. */
  pending_products: z.int(),
  rejected_products: z.int(),
  /** Open requirements that the caller may quote for and has not. */
  requirements: z.int(),
  /** Payments that buyers say they have made, until the shop has said whether they came. */
  payments: z.int(),
  /** Open offers of buyers that the shop has not answered. */
  deals: z.int(),
  /** Problems with orders in which the shop has to act next. */
  problems: z.optional(z.int()),
})
export type WaitingCounts = z.infer<typeof waiting>

export const countWaiting = endpoint({
  method: 'GET',
  path: '/api/seller/waiting',
  access: 'seller',
  about: `What waits for the caller's shop, each number up to ${maxCounted}.`,
  input: z.object({}),
  reply: z.object({ ...successFields, waiting }),
})
