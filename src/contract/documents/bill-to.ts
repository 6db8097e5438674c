import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { orderId } from '#contract/fields.ts'
import { checkoutBillingFields } from '#contract/order-billing.ts'
import { successReply } from '#contract/reply.ts'

export const changeBillTo = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId/bill-to',
  access: 'user',
  about:
    'Says anew whom an order of the caller is billed to, under which PO number and for whom its goods are, while no invoice of it counts. Without `billing_id` no GST number stands on the bill.',
  input: z.object({ orderId, ...checkoutBillingFields }),
  reply: successReply,
})
