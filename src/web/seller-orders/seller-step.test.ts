import { expect, test } from 'vitest'
import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { sellerStep } from './seller-step.ts'

const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 100, credited: 0 }
const money = { paid: 0, claimed: 0, open: 100, refund_due: 0 }

const stepOf = (delivery_status: DeliveryStatus, road: Partial<OrderRoad> = {}) =>
  sellerStep({ delivery_status, road: { bill: null, ...road } } as unknown as OrderDetails)

test('a seller answers a new order first', () => {
  expect(stepOf('Pending')).toMatchObject({ label: 'Confirm order', status: 'Confirmed' })
})

test('a confirmed order is billed before its goods leave', () => {
  expect(stepOf('Confirmed')).toMatchObject({ label: 'Issue invoice', opens: 'issue' })
  expect(stepOf('Confirmed', { bill })).toMatchObject({ label: 'Send goods', opens: 'send' })
})

test('goods that are shipped without an invoice still need one', () => {
  expect(stepOf('Shipped')).toMatchObject({ label: 'Issue invoice', opens: 'issue' })
})

test('a payment that the buyer names is checked before anything else is done', () => {
  expect(stepOf('Confirmed', { payment: { ...money, claimed: 60 } })).toMatchObject({ opens: 'check' })
})

test('goods are sent until all have left', () => {
  const parts = { bill, dispatch: { ordered: 400, sent: 300, received: 0 } }
  expect(stepOf('Shipped', parts)).toEqual({
    sentence: '100 of 400 are left to send.',
    label: 'Send the rest',
    opens: 'send',
  })
  const none = { bill, dispatch: { ordered: 400, sent: 0, received: 0 } }
  expect(stepOf('Confirmed', none)).toMatchObject({ label: 'Send goods', opens: 'send' })
  const all = { bill, dispatch: { ordered: 400, sent: 400, received: 0 } }
  expect(stepOf('Shipped', all)).toEqual({ sentence: 'Waiting for the buyer to confirm receipt.' })
  const underway = { bill, dispatch: { ...all.dispatch, arrived: 100 } }
  expect(stepOf('Shipped', underway)).toMatchObject({ label: 'See the shipments', to: 'shipments' })
  expect(stepOf('Shipped', { bill })).toMatchObject({ status: 'Delivered' })
})

test('what was given back is not asked for again while the buyer checks it', () => {
  const payment = { ...money, open: 0, refund_due: 60, refunding: 40 }
  expect(stepOf('Delivered', { bill, payment })).toMatchObject({
    sentence: '₹20.00 is to be paid back to the buyer.',
    opens: 'refund',
  })
  expect(stepOf('Delivered', { bill, payment: { ...payment, refunding: 60 } })).toEqual({
    sentence: 'The buyer checks the ₹60.00 that you paid back.',
  })
})

test('what is open is said when all else is done', () => {
  expect(stepOf('Delivered', { bill, payment: money })).toEqual({
    sentence: 'Waiting for the buyer to pay ₹100.00.',
  })
  const later = { ...money, due: 0 }
  expect(stepOf('Delivered', { bill, payment: later })).toEqual({ sentence: '₹100.00 is not due yet.' })
  const part = { ...money, due: 30 }
  expect(stepOf('Delivered', { bill, payment: part })).toEqual({
    sentence: 'Waiting for the buyer to pay ₹30.00.',
  })
  expect(stepOf('Delivered', { bill })).toEqual({ sentence: 'Nothing is left to do.' })
})

test('an order whose invoice is credited as a whole is billed again, unless its goods came back', () => {
  const credited = { bill: { ...bill, credited: 100 } }
  expect(stepOf('Confirmed', credited)).toMatchObject({ label: 'Issue invoice', opens: 'issue' })
  expect(stepOf('Delivered', credited)).toEqual({ sentence: 'Nothing is left to do.' })
})

test('the invoice of a cancelled order counts until it is cancelled or credited', () => {
  expect(stepOf('Cancelled', { bill })).toMatchObject({ endsBill: true })
  expect(stepOf('Cancelled', { bill: { ...bill, credited: 100 } })).toEqual({
    sentence: 'Nothing is left to do.',
  })
})
