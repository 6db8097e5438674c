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
  expect(stepOf('Confirmed')).toMatchObject({ issues: true })
  expect(stepOf('Confirmed', { bill })).toMatchObject({ label: 'Send goods', to: 'shipments' })
})

test('goods that are shipped without an invoice still need one', () => {
  expect(stepOf('Shipped')).toMatchObject({ issues: true })
})

test('a payment that the buyer names is checked before anything else is done', () => {
  expect(stepOf('Confirmed', { payment: { ...money, claimed: 60 } })).toMatchObject({ to: 'payments' })
})

test('goods are sent until all have left', () => {
  const parts = { bill, dispatch: { ordered: 400, sent: 300, received: 0 } }
  expect(stepOf('Shipped', parts)).toMatchObject({ label: 'Send goods', to: 'shipments' })
  const all = { bill, dispatch: { ordered: 400, sent: 400, received: 0 } }
  expect(stepOf('Shipped', all)).toEqual({ sentence: 'The buyer has to say what came.' })
  expect(stepOf('Shipped', { bill })).toMatchObject({ status: 'Delivered' })
})

test('what is open is said when all else is done', () => {
  expect(stepOf('Delivered', { bill, payment: money })).toEqual({ sentence: '₹100.00 is open.' })
  expect(stepOf('Delivered', { bill })).toEqual({ sentence: 'Nothing is left to do.' })
})

test('the invoice of a cancelled order counts until it is credited', () => {
  expect(stepOf('Cancelled', { bill })).toMatchObject({ credits: true })
  expect(stepOf('Cancelled', { bill: { ...bill, credited: 100 } })).toEqual({
    sentence: 'Nothing is left to do.',
  })
})
