import type { Page } from '@playwright/test'
import type { DeliveryStatus } from '#contract/order.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import type { Desk } from './desk.ts'
import { fails, loads, type Screen } from './screen.ts'

const ofShipments = '**/api/orders/VJ-*/shipments'

const longName =
  'Portland pozzolana cement, 43 grade, in laminated polypropylene bags of 50 kg, for plaster and masonry'

const shipment = {
  shipment_id: '0199aaaa-0000-7000-8000-000000000001',
  seq: 1,
  mode: 'road',
  transporter_name: 'Vijayanand Road Lines and Logistics Private Limited, Hubballi',
  transporter_id: '29AAACV4355E1Z4',
  doc_no: 'LR-7781-2026-KA',
  doc_date: '2026-11-20',
  vehicle_no: 'TN38AB1234',
  vehicle_kind: 'R',
  distance_km: 1_460,
  packages: 300,
  expected_on: '2026-11-27',
  ewb_no: '381234567890',
  ewb_on: '2026-11-20',
  ewb_valid_until: '2026-11-28T18:29:59.000Z',
  dispatched_at: '2026-11-20T06:00:00.000Z',
  delivered_at: null,
  received_at: null,
  receipt_note: null,
  has_proof: false,
  confirm_until: null,
  accepted_on: null,
  challan: 'INV/26-27/D0001',
  value: 1_39_500,
  lines: [
    {
      line_number: 1,
      product_name: longName,
      unit: 'bag',
      quantity: 300,
      accepted: null,
      short: null,
      damaged: null,
    },
  ],
  earlier_vehicles: [{ vehicle_no: 'KA01MJ7788', doc_no: 'LR-7781', until: '2026-11-21T09:30:00.000Z' }],
}
const delivered = { delivered_at: '2026-11-23T06:00:00.000Z', confirm_until: '2026-12-08', has_proof: true }
const confirmed = {
  ...shipment,
  ...delivered,
  received_at: '2026-11-24T06:00:00.000Z',
  receipt_note: 'Two bags came torn at the lower seam; photos are in the chat.',
  acceptance: 'confirmed',
  accepted_on: '2026-11-24',
  lines: shipment.lines.map((line) => ({ ...line, accepted: 298, short: 0, damaged: 2 })),
}
const parts = [
  confirmed,
  {
    ...shipment,
    ...delivered,
    shipment_id: '0199aaaa-0000-7000-8000-000000000002',
    seq: 2,
    acceptance: 'open',
    earlier_vehicles: [],
  },
  {
    ...shipment,
    ...delivered,
    shipment_id: '0199aaaa-0000-7000-8000-000000000003',
    seq: 3,
    acceptance: 'deemed',
    accepted_on: '2026-11-23',
    earlier_vehicles: [],
  },
  {
    ...shipment,
    shipment_id: '0199aaaa-0000-7000-8000-000000000004',
    seq: 4,
    replaces: 'VT-7Q2K9X4M',
    earlier_vehicles: [],
  },
  {
    ...shipment,
    shipment_id: '0199aaaa-0000-7000-8000-000000000005',
    seq: 5,
    earlier_vehicles: [],
    challan: 'INV/26-27/D0005',
    taken_back: {
      reason:
        'Less was loaded than noted: the lorry was full, and the rest leaves on Monday with another one.',
      at: '2026-11-21T06:00:00.000Z',
    },
  },
]

const listed = {
  success: true,
  shipments: parts,
  lines: [
    { line_number: 1, product_name: longName, unit: 'bag', quantity: 1_600, left: 400, unit_price: 465 },
    { line_number: 2, product_name: 'Binding wire', unit: 'kg', quantity: 80, left: 80, unit_price: 78.5 },
  ],
  replacements: [
    {
      case_id: 'VT-7Q2K9X4M',
      lines: [{ line_number: 1, product_name: longName, unit: 'bag', quantity: 2, left: 2, unit_price: 465 }],
    },
  ],
  promised_on: '2026-11-25',
  is_cancelled_on_the_way: true,
  is_billed: false,
  eway_rule: {
    state_code: '08',
    limit: 1_00_000,
    is_district_free: false,
    city_limit: 2_00_000,
    is_disputed: false,
    source: 'Notification of Rajasthan',
    checked_on: '2026-11-22',
  },
}

const sent = { before: (page: Page) => page.route(ofShipments, (route) => route.fulfill({ json: listed })) }

const ofSeller =
  (status: DeliveryStatus) =>
  async ({ people }: Desk) => {
    const [order] = (await people.seller.api(listSellerOrders, { status })).Orders
    if (!order) throw new Error(`The demo's seller has no order that is ${status}`)
    return `/seller_console/orders/${order.order_id}`
  }

const asks = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

const buyers = {
  route: '/order_details/:orderId',
  as: 'buyer' as const,
  at: ({ orderOf }: Desk) => orderOf('Shipped'),
}
const sellers = { route: '/seller_console/orders/:orderId', as: 'seller' as const, at: ofSeller('Confirmed') }

/** The way of the goods on the page of an order. */
export const shipmentScreens: readonly Screen[] = [
  { ...buyers, ...sent, state: 'with shipments' },
  { ...buyers, ...sent, state: 'confirming what came', lead: asks('Confirm receipt') },
  {
    ...buyers,
    ...sent,
    state: 'saying what is damaged',
    lead: async (page) => {
      await asks('Confirm receipt')(page)
      await page.getByRole('radio', { name: 'Something is short or damaged' }).click()
    },
  },
  {
    ...buyers,
    ...sent,
    state: 'saying that something is damaged, but not what',
    lead: async (page) => {
      await asks('Confirm receipt')(page)
      await page.getByRole('radio', { name: 'Something is short or damaged' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click()
      await page.getByText('Enter how much is short or damaged').waitFor()
    },
  },
  { ...sellers, ...sent, state: 'with shipments' },
  { ...sellers, ...sent, state: 'sending goods', lead: asks('Send the rest') },
  { ...sellers, ...sent, state: 'changing a transport', lead: asks('Change transport') },
  { ...sellers, ...sent, state: 'taking a shipment back', lead: asks('Take back shipment 4') },
  { ...sellers, ...sent, state: 'promising a day', lead: asks('Change date') },
  { ...sellers, ...fails(ofShipments), state: 'without its shipments' },
  { ...sellers, ...loads(ofShipments), state: 'while its shipments load' },
]
