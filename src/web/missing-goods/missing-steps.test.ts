import { expect, test } from 'vitest'
import type { OrderDetails } from '#contract/order.ts'
import type { MissingGoods, MissingProblem, OrderRoad } from '#contract/order-road.ts'
import { buyerStep } from '#web/orders/buyer-step.ts'
import { sellerStep } from '#web/seller-orders/seller-step.ts'

const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 1_000, credited: 0 }
const goods = { line_number: 1, product_name: 'Cement', unit: 'bag', quantity: 2 }
const torn: MissingGoods = { unreported: [{ ...goods, kind: 'damaged' }], problems: [] }
const problem: MissingProblem = {
  ...{ case_id: 'VT-7Q2K9X4M', revision: 1, next: 'credit', is_open: true },
  lines: [goods],
}
const reported = (more: Partial<MissingProblem> = {}): MissingGoods => ({
  unreported: [],
  problems: [{ ...problem, ...more }],
})
const money = { paid: 0, claimed: 0, open: 1_000, due: 0, refund_due: 0 }
const dispatch = { ordered: 400, sent: 300, received: 300, arrived: 300 }

const orderOf = (missing: MissingGoods, road: Partial<OrderRoad> = {}) =>
  ({
    ...{ delivery_status: 'Shipped', ordered_items: [], history: [] },
    road: { bill, dispatch, missing, ...road },
  }) as unknown as OrderDetails
const buyer = (...order: Parameters<typeof orderOf>) => buyerStep(orderOf(...order))
const seller = (...order: Parameters<typeof orderOf>) => sellerStep(orderOf(...order))

test('a buyer reports torn goods before paying what is not due yet', () => {
  expect(buyer(torn, { payment: money })).toEqual({
    sentence: 'Came damaged: 2 bags of Cement. Report it, so that you pay only for what came.',
    ...{ label: 'Report it', opens: 'report' },
  })
  const short: MissingGoods = { unreported: [{ ...goods, kind: 'short' }], problems: [] }
  expect(buyer(short)?.sentence).toMatch(/^Did not come: 2 bags of Cement\./)
  const pipe = { ...goods, product_name: 'Pipe', unit: 'piece', quantity: 3, kind: 'short' as const }
  const both: MissingGoods = { unreported: [...torn.unreported, pipe], problems: [] }
  expect(buyer(both)?.sentence).toMatch(/^Came damaged: 2 bags of Cement\. Did not come: 3 pieces of Pipe\./)
})

test('money that is due now stays the filled button, whatever is reported', () => {
  const payment = { ...money, due: 1_000 }
  expect(buyer(torn, { payment })).toMatchObject({
    ...{ label: 'Pay ₹1,000.00', opens: 'pay' },
    also: { label: 'Report it', opens: 'report' },
  })
  expect(buyer(reported(), { payment })).toEqual({
    ...{ sentence: '₹1,000.00 is open.', label: 'Pay ₹1,000.00', opens: 'pay' },
  })
  expect(buyer(reported({ next: 'reply' }), { payment })).toMatchObject({
    opens: 'pay',
    also: { label: 'Read the answer', path: '/problems/VT-7Q2K9X4M' },
  })
})

test('a buyer who has reported waits, and reads the answer', () => {
  const delivered = { ...orderOf(reported(), { payment: money }), delivery_status: 'Delivered' as const }
  expect(buyerStep(delivered)).toEqual({ sentence: 'The supplier settles VT-7Q2K9X4M.' })
  expect(buyer(reported({ next: 'reply' }))).toMatchObject({ path: '/problems/VT-7Q2K9X4M' })
})

test('a seller credits torn goods before the rest is sent, once there is a bill', () => {
  expect(seller(torn)).toEqual({
    sentence: 'Came damaged: 2 bags of Cement. You can credit it now.',
    ...{ label: 'Issue credit note', opens: 'credit' },
  })
  expect(seller(torn, { bill: null })).toMatchObject({ opens: 'issue' })
  expect(seller({ unreported: [], problems: [] })).toMatchObject({ label: 'Send the rest' })
})

test('a seller does what the buyer wishes for, or offers the other thing', () => {
  const path = '/seller_console/problems/VT-7Q2K9X4M'
  expect(seller(reported())).toEqual({
    sentence: 'VT-7Q2K9X4M: the buyer reported 2 bags of Cement.',
    ...{ label: 'Issue credit note', opens: 'credit' },
    also: { label: 'Offer a replacement', path },
  })
  expect(seller(reported({ next: 'send' }))).toMatchObject({
    ...{ label: 'Send a replacement', opens: 'again' },
    also: { label: 'Offer a credit', path },
  })
  expect(seller(reported({ next: 'send', is_open: false }))).toEqual({
    sentence: 'VT-7Q2K9X4M is agreed: 2 bags of Cement.',
    ...{ label: 'Send a replacement', opens: 'again' },
  })
  expect(seller(reported({ next: 'answer' }))).toMatchObject({ label: 'Answer the problem', path })
  expect(seller(reported({ next: 'reply' }))).toMatchObject({ label: 'Send the rest' })
})
