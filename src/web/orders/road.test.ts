import { expect, test } from 'vitest'
import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { stationsOf } from './road.ts'

const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 100, credited: 0 }
const nothingPaid = { paid: 0, claimed: 0, open: 100, refund_due: 0 }
const noRoad: OrderRoad = { bill: null }

const anOrder = (
  delivery_status: DeliveryStatus,
  road: OrderRoad | undefined,
): Parameters<typeof stationsOf>[0] => ({
  order_date: '2026-11-19T05:00:00.000Z',
  delivery_status,
  history: [eventOf(delivery_status)],
  road,
})
const eventOf = (delivery_status: DeliveryStatus): OrderDetails['history'][number] => ({
  delivery_status,
  at: '2026-11-21T05:00:00.000Z',
  by: 'seller',
  reason: null,
})
const statesOf = (delivery_status: DeliveryStatus, road: OrderRoad | undefined = noRoad) =>
  stationsOf(anOrder(delivery_status, road)).map(({ state }) => state)
const notesOf = (delivery_status: DeliveryStatus, road: OrderRoad | undefined = noRoad) =>
  stationsOf(anOrder(delivery_status, road)).map(({ note }) => note)

test('an order that waits to be confirmed is ordered, and nothing else is under way', () => {
  expect(statesOf('Pending')).toEqual(['done', 'ahead', 'ahead', 'ahead', 'ahead'])
  const steps = stationsOf(anOrder('Pending', noRoad))
  expect(steps.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual(['Ordered'])
  expect(notesOf('Pending')).toEqual(['19 Nov 2026', undefined, undefined, undefined, undefined])
})

test('a confirmed order stands before its bill', () => {
  expect(statesOf('Confirmed')).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead'])
})

test('a bill has its number on the road, and a draft is none yet', () => {
  expect(statesOf('Confirmed', { bill })).toEqual(['done', 'done', 'current', 'ahead', 'ahead'])
  expect(notesOf('Confirmed', { bill })[1]).toBe('INV/26-27/0001')
  const credited = { bill: { ...bill, credited: 100 } }
  expect(statesOf('Confirmed', credited)[1]).toBe('current')
  expect(notesOf('Delivered', credited)[1]).toBe('INV/26-27/0001')
  const draft = { bill: { ...bill, is_draft: true } }
  expect(statesOf('Confirmed', draft)[1]).toBe('current')
  expect(notesOf('Confirmed', draft)[1]).toBe('Draft, IRN pending')
})

test('what is open of the money stands on the road until all is paid', () => {
  expect(notesOf('Confirmed', { bill, payment: nothingPaid })[2]).toBe('₹100 open')
  expect(statesOf('Confirmed', { bill, payment: { ...nothingPaid, paid: 100, open: 0 } })[2]).toBe('done')
})

test('goods that go in parts are counted until all have gone and come', () => {
  const road = { bill, dispatch: { ordered: 400, sent: 300, received: 100 } }
  expect(statesOf('Shipped', road).slice(3)).toEqual(['ahead', 'ahead'])
  expect(notesOf('Shipped', road).slice(3)).toEqual(['300 of 400', '100 of 400'])
  const sent = { bill, dispatch: { ordered: 400, sent: 400, received: 100 } }
  expect(statesOf('Shipped', sent).slice(3)).toEqual(['done', 'ahead'])
  expect(notesOf('Shipped', sent)[3]).toBe('21 Nov 2026')
})

test('where nobody lists shipments, the delivery status says what was sent and received', () => {
  expect(statesOf('Shipped').slice(3)).toEqual(['done', 'ahead'])
  expect(statesOf('Delivered').slice(3)).toEqual(['done', 'done'])
})

test('at the end of the road all is done', () => {
  const road = { bill, payment: { ...nothingPaid, paid: 100, open: 0 } }
  const steps = stationsOf(anOrder('Delivered', road))
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(steps.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual(['Received'])
})

test('a cancelled order keeps what was reached, and its road ends apart', () => {
  expect(statesOf('Cancelled', { bill })).toEqual(['done', 'done', 'ahead', 'ahead', 'ahead', 'failed'])
})

test('of a cancelled order nothing counts as paid, and what is to be given back stands there', () => {
  const payment = { ...nothingPaid, open: 0 }
  expect(statesOf('Cancelled', { bill: null, payment })[2]).toBe('ahead')
  const paid = { paid: 100, claimed: 0, open: 0, refund_due: 100 }
  expect(statesOf('Cancelled', { bill: null, payment: paid })[2]).toBe('ahead')
  expect(notesOf('Cancelled', { bill: null, payment: paid })[2]).toBe('₹100 to give back')
})

test('an order that an earlier server answered has its road too', () => {
  expect(statesOf('Shipped', undefined)).toEqual(['done', 'current', 'ahead', 'done', 'ahead'])
})
