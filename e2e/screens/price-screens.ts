import type { Page } from '@playwright/test'
import type { PriceCorrection } from '#contract/documents/price-correction-fields.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import type { Desk } from './desk.ts'
import { invoice, papers } from './order-papers.ts'
import { withLife } from './order-screens.ts'
import { opens, type Screen, unfolds } from './screen.ts'

const name =
  'Portland pozzolana cement, 43 grade, in laminated polypropylene bags of 50 kg, for plaster and masonry'
const correction: PriceCorrection = {
  ...{ correction_id: '0199aaaa-0000-7000-8000-000000000009', total: 1_23_45_678.9 },
  reason:
    'The prices of the old list were printed, although we had agreed on those of the first of November by telephone.',
  created_at: '2026-11-20T10:00:00.000Z',
  lines: [1, 2].map((line_number) => ({
    ...{ line_number, product_name: name, quantity: 1_00_000, unit: 'bag' },
    ...{ price_before: 465, price_after: 588.46 },
  })),
}
const bill = {
  ...{ number: invoice.number, issued_on: invoice.issued_on, is_draft: false },
  ...{ total: 11_800, credited: 0, asked: correction.total },
}
const debitNote = {
  ...{ ...invoice, document_id: '0199aaaa-0000-7000-8000-000000000004', kind: 'DBN' },
  ...{ number: 'INV/26-27/N0001', debits: invoice.number, reason: correction.reason, total: 490 },
}

/** Bills, a debit note of one of them, and more that is asked for. */
const asking =
  (reader: 'buyer' | 'seller', price_correction?: PriceCorrection) => async (page: Page, desk: Desk) => {
    await withLife(reader, papers, { road: { bill } })(page, desk)
    const documents = [...papers.filter(({ cancelled_at }) => cancelled_at !== null), invoice, debitNote]
    await page.route('**/api/orders/VJ-*/documents', (route) =>
      route.fulfill({ json: { success: true, documents, price_correction } }),
    )
  }

const ofSeller = async ({ people }: Desk) => {
  const [order] = (await people.seller.api(listSellerOrders, { status: 'Shipped' })).Orders
  return `/seller_console/orders/${order?.order_id}`
}

/** Prices of a bill that were too low. */
export const priceScreens: readonly Screen[] = [
  {
    route: '/order_details/:orderId',
    state: 'asked for higher prices',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Shipped'),
    before: asking('buyer', correction),
  },
  {
    route: '/order_details/:orderId',
    state: 'about to agree to higher prices',
    as: 'buyer',
    at: ({ orderOf }) => orderOf('Shipped'),
    before: asking('buyer', correction),
    lead: opens(/^Agree/),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'waiting for an answer to higher prices',
    as: 'seller',
    at: ofSeller,
    before: asking('seller', correction),
  },
  {
    route: '/seller_console/orders/:orderId',
    state: 'before higher prices are asked for',
    as: 'seller',
    at: ofSeller,
    before: asking('seller'),
    lead: unfolds(opens(/^Raise prices of/)),
  },
]
