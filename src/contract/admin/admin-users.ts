import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, moment, rupees, textOf, userId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { deliveryStatus } from '#contract/order.ts'
import { verification } from '#contract/products/own-product.ts'
import { pagedWithOthers, successFields, successReply } from '#contract/reply.ts'
import { accountType } from '#contract/users/user.ts'

const knownUser = z.object({
  user_id: z.uuid(),
  account_type: accountType,
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  email: z.string(),
  phone_number: z.string(),
  gst_number: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  is_seller_verified: z.boolean(),
  is_demo: z.boolean(),
  suspended_at: z.nullable(moment),
  suspension_reason: z.nullable(z.string()),
  /** Signed-in devices. */
  sessions: z.int(),
  created_at: moment,
})
export type AdminUser = z.infer<typeof knownUser>

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  area: 'people',
  about: 'Accounts, newest first, found by a part of name, company, email, phone or GST number.',
  input: z.object({
    q: cutText(limits.text.query),
    account_type: z.optional(
      z.enum(['', ...accountType.options, 'suspended'], 'This kind of account does not exist'),
    ),
    cursor,
  }),
  reply: z.object({ ...successFields, users: z.array(knownUser), ...pagedWithOthers }),
})

const boundTo = z.object({
  order_id: z.string(),
  /** Whether this person is the buyer; otherwise they are the seller. */
  is_bought: z.boolean(),
  /** The other side's company, or the name. */
  other_name: z.string(),
  order_date: moment,
  total_cost: rupees,
  delivery_status: deliveryStatus,
})
export type AdminUserOrder = z.infer<typeof boundTo>

const listed = z.object({ product_id: z.uuid(), product_name: z.string(), verification, created_at: moment })
export type AdminUserProduct = z.infer<typeof listed>

export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:userId',
  access: 'admin',
  area: 'people',
  about:
    'One account with its latest orders and products, ten of each, and how many there are; the look is audited.',
  input: z.object({ userId }),
  reply: z.object({
    ...successFields,
    user: knownUser,
    orders: z.array(boundTo),
    products: z.array(listed),
    counts: z.object({ bought: z.int(), sold: z.int(), products: z.int(), requirements: z.int() }),
  }),
})
export type AdminUserDetails = z.infer<typeof getUser.reply>

const decision = { method: 'POST', access: 'admin', area: 'support', reply: successReply } as const

export const suspendUser = endpoint({
  ...decision,
  path: '/api/admin/users/:userId/suspend',
  about: 'Closes an account until it is reinstated: no sign-in, open sessions end, listings are hidden.',
  input: z.object({ userId, reason: textOf('reason', limits.text.reason) }),
})

export const reinstateUser = endpoint({
  ...decision,
  path: '/api/admin/users/:userId/reinstate',
  about: 'Opens a suspended account again; its old sessions stay ended.',
  input: z.object({ userId }),
})

export const endUserSessions = endpoint({
  ...decision,
  path: '/api/admin/users/:userId/end-sessions',
  about: 'Signs an account out on every device.',
  input: z.object({ userId }),
})
