import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, indianDay, moment, rupees } from '#contract/fields.ts'
import { paymentKind, paymentMethod, paymentState } from '#contract/payments/payment.ts'
import { paged, successFields } from '#contract/reply.ts'

const person = z.object({ user_id: z.uuid(), name: z.string() })

const namedPayment = z.object({
  payment_id: z.uuid(),
  order_id: z.string(),
  kind: paymentKind,
  amount: rupees,
  method: paymentMethod,
  paid_on: indianDay,
  state: paymentState,
  created_at: moment,
  buyer: person,
  seller: person,
})

const sharedReference = z.object({
  reference: z.string(),
  /** When it was last noted. */
  seen_at: moment,
  /** The latest of them, the last one first. */
  payments: z.array(namedPayment),
  /** How many orders, buyers and sellers it stands with. */
  orders: z.int(),
  buyers: z.int(),
  sellers: z.int(),
})
export type SharedReference = z.infer<typeof sharedReference>

export const listSharedReferences = endpoint({
  method: 'GET',
  path: '/api/admin/shared-references',
  access: 'admin',
  area: 'support',
  about:
    'References of payments that stand on more than one order, the last noted first. A signal that decides nothing: one transfer may pay two orders. Cheques and what was rejected or withdrawn do not count.',
  input: z.object({ cursor }),
  reply: z.object({ ...successFields, references: z.array(sharedReference), ...paged }),
})
