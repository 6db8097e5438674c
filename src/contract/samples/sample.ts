import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { productId, rupees } from '#contract/fields.ts'
import { paymentTerms } from '#contract/payments/payment-terms.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { shopDispatch } from '#contract/sellers/dispatch.ts'
import { deliveryFields } from '#contract/users/delivery.ts'
import { codeOfState } from '#contract/users/postal-code.ts'
import { sampleState } from './sample-state.ts'

const ownSample = z.object({
  order_id: z.string(),
  /** What was paid for it. */
  price: rupees,
  state: sampleState.shape.state,
  /** The order off which it was taken. */
  taken_off: z.optional(z.string()),
})
export type OwnSample = z.infer<typeof ownSample>

export const getSample = endpoint({
  method: 'GET',
  path: '/api/products/:productId/sample',
  access: 'user',
  about:
    'The sample of this product that the caller has ordered, and what became of its price; null without one.',
  input: z.object({ productId }),
  reply: z.object({ ...successFields, sample: z.nullable(ownSample) }),
})

export const orderSample = endpoint({
  method: 'POST',
  path: '/api/products/:productId/sample',
  access: 'user',
  keyed: true,
  rate: 'order',
  about:
    'Orders one piece of a product as a sample, once for each buyer; a cancelled one makes room for another. Its price, once paid, is taken off the first order of the product. With the header Idempotency-Key the same request is carried out once.',
  input: z
    .object({
      productId,
      /** What the buyer saw, in rupees. */
      price: rupees,
      /** On which terms the seller's orders are paid, as the buyer saw it; null: nothing is agreed beforehand. */
      terms: z.optional(z.nullable(paymentTerms)),
      /** How the seller sends, as the buyer saw it; null: nothing is said of it. */
      dispatch: z.optional(z.nullable(shopDispatch)),
      ...deliveryFields,
    })
    .check(codeOfState('postal_code')),
  reply: z.object({ ...successWithMessage, order_id: z.string() }),
})
