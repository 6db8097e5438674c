import type { Page } from '@playwright/test'
import type { DeliveryStatus } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import type { Desk } from './desk.ts'
import { withLife } from './order-screens.ts'
import { shows } from './payment-screens.ts'
import { opens, type Screen } from './screen.ts'

/** Payments of an order, and what its road says of them. */
const withPayments = (reader: 'buyer' | 'seller', claimed: number) => async (page: Page, desk: Desk) => {
  const payment: OrderRoad['payment'] = { paid: 0, claimed, open: 2_37_500.5, refund_due: 0 }
  await withLife(reader, [], { road: { bill: null, payment } })(page, desk)
  await shows().before(page)
}

const ofSeller =
  (status: DeliveryStatus) =>
  async ({ people }: Desk) => {
    const [order] = (await people.seller.api(listSellerOrders, { status })).Orders
    return `/seller_console/orders/${order?.order_id}`
  }

/** What the button of an order's next step opens; goods and invoices are among theirs. */
export const stepScreens: readonly Screen[] = [
  {
    route: '/order_details/:orderId',
    state: 'about to be paid',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Confirmed'),
    before: withPayments('buyer', 0),
    lead: opens(/^Pay ₹/),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before a payment is checked',
    as: 'seller',
    at: ofSeller('Confirmed'),
    before: withPayments('seller', 1_00_000),
    lead: opens('Check the payment'),
  },
]
