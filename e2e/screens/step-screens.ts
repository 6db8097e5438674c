import type { Page } from '@playwright/test'
import type { DeliveryStatus } from '#contract/order.ts'
import type { MissingGoods, MissingProblem, OrderRoad } from '#contract/order-road.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import type { Desk } from './desk.ts'
import { papers } from './order-papers.ts'
import { withLife } from './order-screens.ts'
import { shows } from './payment-screens.ts'
import { opens, type Screen } from './screen.ts'

/** Payments of an order, and what its road says of them. */
const withPayments = (reader: 'buyer' | 'seller', claimed: number) => async (page: Page, desk: Desk) => {
  const payment: OrderRoad['payment'] = { paid: 0, claimed, open: 2_37_500.5, refund_due: 0 }
  await withLife(reader, [], { road: { bill: null, payment } })(page, desk)
  await shows().before(page)
}

const name =
  'Portland pozzolana cement, 43 grade, in laminated polypropylene bags of 50 kg, for plaster and masonry'
const torn = { line_number: 1, product_name: name, unit: 'bag', quantity: 2 }
const problem: MissingProblem = {
  ...{ case_id: 'VT-7Q2K9X4M', revision: 1, next: 'credit', is_open: true },
  lines: [torn],
}

/** Bags came torn by the buyer's receipt; the order is billed. */
const withTornBags =
  (reader: 'buyer' | 'seller', problems: MissingGoods['problems'] = []) =>
  (page: Page, desk: Desk) => {
    const unreported = problems.length > 0 ? [] : [{ ...torn, kind: 'damaged' as const }]
    const invoice = papers.find(({ cancelled_at }) => cancelled_at === null)
    const bill = {
      ...{ number: invoice?.number ?? '', issued_on: '2026-11-20', is_draft: false },
      ...{ total: 5_900, credited: 236 },
    }
    return withLife(reader, papers, { road: { bill, missing: { unreported, problems } } })(page, desk)
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
  {
    route: '/order_details/:orderId',
    state: 'about to be reported as torn',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Delivered'),
    before: withTornBags('buyer'),
    lead: opens('Report it'),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before torn goods are credited',
    as: 'seller',
    at: ofSeller('Delivered'),
    before: withTornBags('seller', [problem]),
    lead: opens('Issue credit note'),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before torn goods are sent again',
    as: 'seller',
    at: ofSeller('Delivered'),
    before: withTornBags('seller', [{ ...problem, next: 'send' }]),
    lead: opens('Send a replacement'),
  },
]
