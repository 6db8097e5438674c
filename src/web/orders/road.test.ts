import { expect, test } from 'vitest'
import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { stepsOf } from './road.ts'

const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 100, credited: 0 }
const nothingPaid = { paid: 0, claimed: 0, open: 100, refund_due: 0 }
const noRoad: OrderRoad = { bill: null }

const anOrder = (
  delivery_status: DeliveryStatus,
  road: OrderRoad | undefined,
  before: readonly DeliveryStatus[] = [],
): Parameters<typeof stepsOf>[0] => ({
  delivery_status,
  history: [...before, delivery_status].map(eventOf),
  road,
})
const eventOf = (delivery_status: DeliveryStatus): OrderDetails['history'][number] => ({
  delivery_status,
  at: '2026-11-21T05:00:00.000Z',
  by: 'seller',
  reason: null,
})
const statesOf = (
  delivery_status: DeliveryStatus,
  road: OrderRoad | undefined = noRoad,
  before: readonly DeliveryStatus[] = [],
) => stepsOf(anOrder(delivery_status, road, before)).map(({ state }) => state)
const notesOf = (delivery_status: DeliveryStatus, road: OrderRoad | undefined = noRoad) =>
  stepsOf(anOrder(delivery_status, road)).map(({ note }) => note)
/** The step where the order stands, as a reader of the screen is told. */
const placeOf = (delivery_status: DeliveryStatus, road: OrderRoad | undefined = noRoad) =>
  stepsOf(anOrder(delivery_status, road))
    .filter(({ state, isHere }) => state === 'current' || state === 'failed' || isHere)
    .map(({ label }) => label)

const moment = '21 Nov 2026, 10:30 am'

test('an order that waits to be confirmed stands at its first step, and nothing is done', () => {
  expect(statesOf('Pending')).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
  expect(notesOf('Pending')).toEqual([moment, undefined, undefined, undefined, undefined, undefined])
})

test('an order stands at its delivery status, whatever else is done', () => {
  const paid = { bill, payment: { ...nothingPaid, paid: 100, open: 0 } }
  for (const status of ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const) {
    expect(placeOf(status)).toEqual([status])
    expect(placeOf(status, paid)).toEqual([status])
    expect(placeOf(status, { bill, dispatch: { ordered: 400, sent: 300, received: 100 } })).toEqual([status])
  }
})

test('a confirmed order has its confirmation behind it, and its bill ahead', () => {
  expect(statesOf('Confirmed')).toEqual(['done', 'done', 'ahead', 'ahead', 'ahead', 'ahead'])
  expect(notesOf('Confirmed')[1]).toBe(moment)
})

test('a bill has its number on the line, and a draft is none yet', () => {
  expect(statesOf('Confirmed', { bill })).toEqual(['done', 'done', 'done', 'ahead', 'ahead', 'ahead'])
  expect(notesOf('Confirmed', { bill })[2]).toBe('INV/26-27/0001')
  const credited = { bill: { ...bill, credited: 100 } }
  expect(statesOf('Confirmed', credited)[2]).toBe('ahead')
  expect(notesOf('Delivered', credited)[2]).toBe('INV/26-27/0001')
  const draft = { bill: { ...bill, is_draft: true } }
  expect(statesOf('Confirmed', draft)[2]).toBe('ahead')
  expect(notesOf('Confirmed', draft)[2]).toBe('Draft, IRN pending')
})

test('what is open of the money stands on the line until all is paid', () => {
  expect(notesOf('Confirmed', { bill, payment: nothingPaid })[3]).toBe('₹100 open')
  expect(statesOf('Confirmed', { bill, payment: { ...nothingPaid, paid: 100, open: 0 } })[3]).toBe('done')
})

test('goods that go in parts are counted until all have gone and come', () => {
  const road = { bill, dispatch: { ordered: 400, sent: 300, received: 100 } }
  expect(statesOf('Shipped', road).slice(4)).toEqual(['current', 'ahead'])
  expect(notesOf('Shipped', road).slice(4)).toEqual(['300 of 400', '100 of 400'])
  const sent = { bill, dispatch: { ordered: 400, sent: 400, received: 100 } }
  expect(statesOf('Shipped', sent).slice(4)).toEqual(['done', 'ahead'])
  expect(notesOf('Shipped', sent)[4]).toBe(moment)
})

test('where nobody lists shipments, the delivery status says what was sent and received', () => {
  expect(statesOf('Shipped').slice(4)).toEqual(['done', 'ahead'])
  expect(statesOf('Delivered').slice(4)).toEqual(['done', 'done'])
})

test('at the end of the way all is done', () => {
  const road = { bill, payment: { ...nothingPaid, paid: 100, open: 0 } }
  expect(statesOf('Delivered', road)).toEqual(['done', 'done', 'done', 'done', 'done', 'done'])
})

test('only a cancelled order speaks of it: it keeps what was reached, and its line ends apart', () => {
  const all = ['Pending', 'Confirmed', 'Billed', 'Paid', 'Shipped', 'Delivered']
  const labelsOf = (status: DeliveryStatus) => stepsOf(anOrder(status, noRoad)).map(({ label }) => label)
  for (const status of ['Pending', 'Confirmed', 'Shipped', 'Delivered'] as const)
    expect(labelsOf(status)).toEqual(all)
  expect(labelsOf('Cancelled')).toEqual([...all, 'Cancelled'])
  expect(statesOf('Cancelled', { bill }, ['Pending', 'Confirmed'])).toEqual([
    ...['done', 'done', 'done', 'ahead', 'ahead', 'ahead'],
    'failed',
  ])
  expect(statesOf('Cancelled', noRoad, ['Pending'])[1]).toBe('ahead')
})

test('of a cancelled order nothing counts as paid, and what is to be given back stands there', () => {
  const payment = { ...nothingPaid, open: 0 }
  expect(statesOf('Cancelled', { bill: null, payment })[3]).toBe('ahead')
  const paid = { paid: 100, claimed: 0, open: 0, refund_due: 100 }
  expect(statesOf('Cancelled', { bill: null, payment: paid })[3]).toBe('ahead')
  expect(notesOf('Cancelled', { bill: null, payment: paid })[3]).toBe('₹100 to give back')
})

test('an order that an earlier server answered has its line too', () => {
  expect(statesOf('Shipped', undefined)).toEqual(['done', 'done', 'ahead', 'ahead', 'done', 'ahead'])
})
