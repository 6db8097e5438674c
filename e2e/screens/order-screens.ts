import type { Page } from '@playwright/test'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { getOrder, type OrderDetails } from '#contract/order.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import type { Desk } from './desk.ts'
import { invoice, papers } from './order-papers.ts'
import { fails, loads, opens, type Screen, unfolds } from './screen.ts'

const halves = { taxable: 84.74, cgst: 7.63, sgst: 7.63, igst: 0 }

const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 100, credited: 0 }

/** An order with all that the two sides may have said of it, as long as it may be. */
const billed = (order: OrderDetails): OrderDetails => ({
  ...order,
  bill_to: {
    gstin: '24AABCK1234F1ZV',
    legal_name: 'Ring Road Stores Private Limited',
    address: '12 Ring Road, Surat',
    pin: '395003',
    state_code: '24',
  },
  po_number: 'PO/2026/118',
  note: 'Please deliver before noon, and call the godown first.',
  ship_to: 'third',
  supply_state_code: '24',
  seller_scheme: 'regular',
  tax: halves,
  ordered_items: order.ordered_items.map((item) => ({
    ...item,
    hsn_code: '6109',
    gst_rate_bp: 1800,
    unit_code: 'PCS',
    tax: halves,
  })),
  road: {
    bill,
    payment: { paid: 1_00_000, claimed: 12_500, open: 2_37_500.5, refund_due: 0 },
    dispatch: { ordered: 400, sent: 300, received: 120, arrived: 200 },
  },
})

/** The order as it is, with a life of papers, payments and shipments. */
export const withLife =
  (reader: 'buyer' | 'seller', documents: readonly object[] = papers, more: Partial<OrderDetails> = {}) =>
  async (page: Page, { people }: Desk) => {
    await page.route('**/api/orders/VJ-*', async (route) => {
      const orderId = route.request().url().split('/').at(-1) ?? ''
      const order = await people[reader].api(getOrder, { orderId })
      await route.fulfill({ json: { ...billed(order), ...more } })
    })
    await page.route('**/api/orders/VJ-*/documents', (route) =>
      route.fulfill({ json: { success: true, documents } }),
    )
  }

/** Goods of a deal, and an address of no known state: all of it is asked for. */
const ofDeal = async (page: Page, { people }: Desk) => {
  await page.route('**/api/orders/VJ-*', async (route) => {
    const orderId = route.request().url().split('/').at(-1) ?? ''
    const { supply_state_code: _, ...order } = await people.seller.api(getOrder, { orderId })
    const ordered_items = order.ordered_items.map(({ hsn_code: _code, gst_rate_bp: _rate, ...item }) => item)
    const address = { ...order.address, state: 'Far away', postal_code: '900001' }
    await route.fulfill({ json: { ...order, ordered_items, address } })
  })
}

const ofSeller =
  (status: OrderDetails['delivery_status']) =>
  async ({ people }: Desk) => {
    const [order] = (await people.seller.api(listSellerOrders, { status })).Orders
    if (!order) throw new Error(`The demo's seller has no order that is ${status}`)
    return `/seller_console/orders/${order.order_id}`
  }

/** An order, for its buyer and for its seller. */
export const orderScreens: readonly Screen[] = [
  {
    route: '/order_details/:orderId',
    state: 'pending',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Pending'),
  },
  {
    route: '/order_details/:orderId',
    state: 'delivered',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Delivered'),
  },
  {
    route: '/order_details/:orderId',
    state: 'cancelled',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Cancelled'),
  },
  {
    route: '/order_details/:orderId',
    state: 'about to be cancelled',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Pending'),
    lead: opens('Cancel Order'),
  },
  {
    route: '/order_details/:orderId',
    state: 'changing whom to bill',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Pending'),
    lead: unfolds(opens('Change whom to bill')),
  },
  {
    route: '/order_details/:orderId',
    state: 'billed',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Pending'),
    before: withLife('buyer'),
  },
  {
    route: '/order_details/:orderId',
    state: 'that nobody knows',
    as: 'buyer',
    at: '/order_details/VJ-ZZZZZZZZ',
    fails: true,
  },
  {
    route: '/order_details/:orderId',
    as: 'buyer',
    at: '/order_details/VJ-ZZZZZZZZ',
    ...loads('**/api/orders/VJ-*'),
  },
  {
    route: '/order_details/:orderId',
    as: 'buyer',
    at: '/order_details/VJ-ZZZZZZZZ',
    ...fails('**/api/orders/VJ-*'),
  },
  { route: '/seller_console/orders/:orderId', state: 'pending', as: 'seller', at: ofSeller('Pending') },
  { route: '/seller_console/orders/:orderId', state: 'delivered', as: 'seller', at: ofSeller('Delivered') },
  { route: '/seller_console/orders/:orderId', state: 'cancelled', as: 'seller', at: ofSeller('Cancelled') },
  {
    route: '/seller_console/orders/:orderId',
    state: 'billed',
    as: 'seller',
    at: ofSeller('Shipped'),
    before: withLife('seller'),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before its invoice is issued',
    as: 'seller',
    at: ofSeller('Confirmed'),
    lead: async (page) => {
      await opens('Issue invoice')(page)
      await page.getByRole('button', { name: 'Correct HSN code, GST rate or unit' }).click()
    },
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before the invoice of goods that are not listed',
    as: 'seller',
    at: ofSeller('Confirmed'),
    before: ofDeal,
    lead: opens('Issue invoice'),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before a credit note',
    as: 'seller',
    at: ofSeller('Shipped'),
    before: withLife('seller'),
    lead: unfolds(opens(/^Credit note for/)),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before its invoice is cancelled',
    as: 'seller',
    at: ofSeller('Confirmed'),
    before: withLife('seller', [{ ...invoice, issued_on: dayInIndia(new Date()) }], { road: { bill } }),
    lead: unfolds(opens(/^Cancel invoice INV/)),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'cancelled after its invoice',
    as: 'seller',
    at: ofSeller('Cancelled'),
    before: withLife('seller', [invoice]),
    lead: opens('Issue credit note'),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'that nobody knows',
    as: 'seller',
    at: '/seller_console/orders/VJ-ZZZZZZZZ',
    fails: true,
  },
  {
    route: '/seller_console/orders/:orderId',
    as: 'seller',
    at: '/seller_console/orders/VJ-ZZZZZZZZ',
    ...loads('**/api/orders/VJ-*'),
  },
  {
    route: '/seller_console/orders/:orderId',
    as: 'seller',
    at: '/seller_console/orders/VJ-ZZZZZZZZ',
    ...fails('**/api/orders/VJ-*'),
  },
]
