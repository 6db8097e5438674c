import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cursor, cutText, moment, orderId, productId, quantity, rupees, textOf } from './fields.ts'
import { limits } from './limits.ts'
import { lineTaxFields, longestPoNumber, orderBillingFields, taxAmounts } from './order-billing.ts'
import { orderRoad } from './order-road.ts'
import { paymentTerms } from './payments/payment-terms.ts'
import { paged, successFields, successReply, successWithMessage } from './reply.ts'
import { sampleState } from './samples/sample-state.ts'
import { shopDispatch } from './sellers/dispatch.ts'
import { soldLineFields } from './sold-line.ts'
import { deliveryFields } from './users/delivery.ts'
import { codeOfState } from './users/postal-code.ts'

/** 'Ordered' is read as pending and never stored (decisions, section 5). */
export const deliveryStatus = z.enum(['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'])
export type DeliveryStatus = z.infer<typeof deliveryStatus>
export const deliveryStatuses: readonly DeliveryStatus[] = deliveryStatus.options

const orderedItem = z.object({
  ...soldLineFields,
  /** The price tier that applied; null for orders from before tiers were stored. */
  slab: z.nullable(z.object({ min: z.int(), max: z.nullable(z.int()) })),
  /** What the freight of the goods costs, which is no goods. */
  is_freight: z.optional(z.literal(true)),
  /** What the total is less by: the price of the sample that was bought by that order. */
  discount: z.optional(rupees),
  sample_order_id: z.optional(z.string()),
  ...lineTaxFields,
})
export type OrderedItem = z.infer<typeof orderedItem>

const orderFields = {
  order_id: z.string(),
  ordered_items: z.array(orderedItem),
  total_cost: rupees,
  delivery_status: deliveryStatus,
  order_date: moment,
  /** Of all lines, once the tax of each is known. */
  tax: z.optional(taxAmounts),
  /** One piece as a sample. */
  is_sample: z.optional(z.literal(true)),
}

const orderSummary = z.object({
  ...orderFields,
  seller_id: z.uuid(),
  seller_company: z.string(),
  po_number: orderBillingFields.po_number,
})
export type OrderSummary = z.infer<typeof orderSummary>

const shipTo = {
  ship_address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
}

/** Both sides as they were on the day of the order. */
const orderBuyer = z.object({
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  email: z.string(),
  phone_number: z.string(),
  gst_number: z.string(),
  is_verified: z.boolean(),
})

const orderSeller = z.object({
  seller_id: z.uuid(),
  seller_company: z.string(),
  email: z.string(),
  phone_number: z.string(),
  gst_number: z.string(),
  is_seller_verified: z.boolean(),
})

export const sellerOrder = z.object({ ...orderFields, ...orderBillingFields, ...shipTo, buyer: orderBuyer })
export type SellerOrder = z.infer<typeof sellerOrder>

const orderEvent = z.object({
  delivery_status: deliveryStatus,
  at: moment,
  by: z.enum(['buyer', 'seller', 'admin']),
  reason: z.nullable(z.string()),
  /** The clock did it, as the seller has set. */
  is_automatic: z.optional(z.literal(true)),
})

/** A line on the buyer's order page, with its review if there is one. */
const receivedItem = z.object({
  ...orderedItem.shape,
  reviewed: z.boolean(),
  /** The buyer's own, once there is one. */
  rating: z.nullable(z.int()),
})
export type ReceivedItem = z.infer<typeof receivedItem>

/** The statuses in which a buyer may cancel (decisions, section 5), where no goods are on the way. */
export const isCancellable = (status: DeliveryStatus) => status === 'Pending' || status === 'Confirmed'

/**
 * What a page showed of a line. The server refuses the order if any of it has changed, so that nobody orders unseen
 * terms.
 */
const shown = z.object({
  product_name: z.optional(z.string().check(z.maxLength(limits.text.name))),
  unit: z.optional(z.string().check(z.maxLength(limits.text.unit))),
  /** Rupees, at this line's quantity. */
  unit_price: z.optional(rupees),
  /** The lowest minimum of the price tiers. */
  minimum: z.optional(z.int()),
  /** On which terms the seller's orders are paid; null: nothing is agreed beforehand. */
  terms: z.optional(z.nullable(paymentTerms)),
  /** How the seller sends; null: nothing is said of it. */
  dispatch: z.optional(z.nullable(shopDispatch)),
})

export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders/place-order',
  access: 'user',
  keyed: true,
  rate: 'order',
  about:
    'Orders what the cart holds, one order per seller, all or nothing. With the header Idempotency-Key the same request is carried out once.',
  input: z
    .object({
      ordered_items: z
        .array(z.object({ product_id: productId, quantity, shown: z.optional(shown) }))
        .check(
          z.minLength(1, 'Choose at least one product'),
          z.maxLength(limits.cart.lines, `Order at most ${limits.cart.lines} products at a time`),
        ),
      total_cost: z
        .number('The total is missing')
        .check(
          z.minimum(0, 'The total cannot be negative'),
          z.maximum(
            limits.cart.totalPaise / 100,
            'This order is too large. Please choose smaller quantities.',
          ),
        ),
      ...deliveryFields,
    })
    .check(codeOfState('postal_code')),
  reply: z.object({ ...successWithMessage, order_ids: z.array(z.string()) }),
})

/** The status filter of a list; 'Ordered' is read as pending. */
export const statusFilter = z.pipe(
  z.enum(['Ordered', ...deliveryStatus.options], 'Choose a delivery status from the list'),
  z.transform((status): DeliveryStatus => (status === 'Ordered' ? 'Pending' : status)),
)

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/orders/orders-list',
  access: 'user',
  about:
    "The caller's own orders as a buyer, newest first; of one delivery status or with one PO number where it is named.",
  input: z.object({
    status: z.optional(statusFilter),
    /** Part of the caller's own PO number, in any case. */
    po_number: cutText(longestPoNumber),
    cursor,
  }),
  reply: z.object({ ...successFields, Orders: z.array(orderSummary), ...paged }),
})

export const getOrderStatistics = endpoint({
  method: 'GET',
  path: '/api/orders/statistics',
  access: 'user',
  about: "What the caller's own orders as a buyer come to; pending are those ordered, confirmed or shipped.",
  input: z.object({}),
  reply: z.object({
    ...successFields,
    total_orders: z.int(),
    pending_orders: z.int(),
    delivered_orders: z.int(),
    cancelled_orders: z.int(),
    /** Rupees of all orders that are not cancelled. */
    total_spend: rupees,
  }),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:orderId',
  access: 'user',
  about: 'One order, for its buyer and its seller.',
  input: z.object({ orderId }),
  reply: z.object({
    ...successFields,
    ...orderFields,
    ...orderBillingFields,
    ordered_items: z.array(receivedItem),
    address: z.object(shipTo),
    buyer: orderBuyer,
    /** For the seller alone, who reads the record of this buyer by it. */
    buyer_id: z.optional(z.uuid()),
    seller: orderSeller,
    /** The deal that it comes from, and the chat in which it was made. */
    deal: z.optional(z.object({ deal_id: z.uuid(), room_id: z.uuid() })),
    /** When it is cancelled by itself unless the seller confirms it. */
    release_at: z.optional(moment),
    history: z.array(orderEvent),
    road: z.optional(orderRoad),
    sample: z.optional(sampleState),
  }),
})
export type OrderDetails = z.infer<typeof getOrder.reply>

export const setDeliveryStatus = endpoint({
  method: 'PUT',
  path: '/api/orders/:orderId',
  access: 'seller',
  about:
    'Sets the delivery status, any from any; leaving Cancelled takes the stock again. The buyer reads the reason of a cancelling.',
  input: z.object({
    orderId,
    delivery_status: z.enum(deliveryStatus.options, 'Choose a delivery status from the list'),
    reason: z.optional(textOf('reason', limits.text.reason)),
  }),
  reply: z.object({
    ...successWithMessage,
    /** Goods are removed with an invoice at the latest (CGST Act, s. 31): a warning, which keeps nothing back. */
    without_invoice: z.optional(z.boolean()),
  }),
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  access: 'user',
  about: 'Cancels an order of the caller that is not shipped yet; its stock goes back.',
  input: z.object({ orderId, reason: textOf('reason', limits.text.reason) }),
  reply: successReply,
})
