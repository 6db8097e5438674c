import { expect, test } from 'vitest'
import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { foldOf } from './folds.ts'

const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 100, credited: 0 }
const money = { paid: 0, claimed: 0, open: 0, refund_due: 0 }

/** The parts that begin folded, with their lines. */
function folded(
  delivery_status: DeliveryStatus,
  road: Partial<OrderRoad> = {},
  me: 'buyer' | 'seller' = 'buyer',
) {
  const history = [{ delivery_status, at: '2026-11-26T06:00:00.000Z', by: 'seller', reason: null }]
  const items = [{ reviewed: false }, { reviewed: false }]
  const order = {
    delivery_status,
    history,
    ordered_items: items,
    total_cost: 144_600,
    road: { bill: null, ...road },
  }
  const lines = Object.entries(foldOf).map(([part, lineOf]) => [
    part,
    lineOf(order as unknown as OrderDetails, me),
  ])
  return Object.fromEntries(lines.filter(([, line]) => line !== undefined))
}

test('of a new order goods and money are open; what comes after its confirmation is a line', () => {
  const payment = { ...money, open: 100 }
  expect(folded('Pending', { payment })).toEqual({
    documents: 'No invoice yet',
    shipments: 'Nothing has left yet',
    problems: 'None',
    history: 'Pending · 26 Nov 2026',
  })
})

test('papers and delivery open with the confirmation, or where a bill or a lorry was before it', () => {
  expect(folded('Confirmed')).toEqual({
    items: '2 products · ₹1,44,600.00',
    problems: 'None',
    history: 'Confirmed · 26 Nov 2026',
  })
  const dispatch = { ordered: 400, sent: 300, received: 0 }
  const sent = folded('Pending', { bill: { ...bill, is_draft: true }, dispatch })
  expect(sent).not.toHaveProperty('documents')
  expect(sent).not.toHaveProperty('shipments')
})

test('what is billed and paid is a line, while its goods are on their way', () => {
  const dispatch = { ordered: 400, sent: 300, received: 0 }
  expect(folded('Shipped', { bill, payment: { ...money, paid: 100 }, dispatch })).toEqual({
    items: '2 products · ₹1,44,600.00',
    documents: 'INV/26-27/0001',
    payments: '₹100.00 paid',
    reviews: 'Not written yet',
    history: 'Shipped · 26 Nov 2026',
  })
})

test.each([
  ['is open', { open: 1 }],
  ['waits to be confirmed', { claimed: 1 }],
  ['goes back', { refund_due: 1 }],
])('money that %s keeps its part open', (_, more) => {
  expect(folded('Delivered', { payment: { ...money, paid: 100, ...more } })).not.toHaveProperty('payments')
})

test('goods that came are a line once the buyer has said so', () => {
  const dispatch = { ordered: 400, sent: 400, received: 400 }
  expect(folded('Delivered', { dispatch })).toMatchObject({ shipments: 'Delivered on 26 Nov 2026' })
  expect(folded('Delivered', { dispatch: { ...dispatch, received: 100 } })).not.toHaveProperty('shipments')
})

test('a review is asked for once the buyer has said what came', () => {
  const dispatch = { ordered: 400, sent: 400, received: 0 }
  expect(folded('Delivered', { dispatch })).toHaveProperty('reviews')
  expect(folded('Delivered', { dispatch: { ...dispatch, received: 400 } })).not.toHaveProperty('reviews')
})

test('a problem that is open is open on both pages, also of goods that have not left; what is closed is counted', () => {
  expect(folded('Confirmed', { cases: { open: 1, closed: 0 } })).not.toHaveProperty('problems')
  expect(folded('Delivered', { cases: { open: 1, closed: 2 } }, 'seller')).not.toHaveProperty('problems')
  expect(folded('Confirmed', { cases: { open: 0, closed: 1 } })).toMatchObject({ problems: '1 closed' })
  expect(folded('Delivered', { cases: { open: 0, closed: 2 } }, 'seller')).toMatchObject({
    problems: '2 closed',
  })
})

test('of goods that have left only the buyer may say that something is wrong', () => {
  expect(folded('Shipped')).not.toHaveProperty('problems')
  expect(folded('Shipped', {}, 'seller')).toMatchObject({ problems: 'None' })
})

test('a cancelled order without money and goods is all lines; an invoice that counts is open', () => {
  expect(folded('Cancelled', { payment: money })).toMatchObject({
    items: '2 products · ₹1,44,600.00',
    documents: 'No invoice',
    payments: 'Nothing to pay',
    shipments: 'Nothing was sent',
  })
  expect(folded('Cancelled', { bill })).not.toHaveProperty('documents')
  expect(folded('Cancelled', { bill: { ...bill, credited: 100 } })).toHaveProperty('documents')
})
