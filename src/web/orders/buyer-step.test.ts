import { expect, test } from 'vitest'
import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { buyerStep } from './buyer-step.ts'

const money = { paid: 0, claimed: 0, open: 0, refund_due: 0 }

function stepOf(delivery_status: DeliveryStatus, road: Partial<OrderRoad> = {}, reviewed = true) {
  const order = { delivery_status, ordered_items: [{ reviewed }], road: { bill: null, ...road } }
  const step = buyerStep(order as unknown as OrderDetails)
  return [step?.sentence, step?.label, step?.to ?? step?.opens]
}

test('a buyer waits for the supplier until the order is confirmed and sent', () => {
  expect(stepOf('Pending')).toEqual(['The supplier confirms the order.', undefined, undefined])
  expect(stepOf('Confirmed')[0]).toBe('The supplier sends the goods.')
  expect(stepOf('Shipped')[0]).toBe('The goods are on their way.')
})

test('what is open is paid next, without what the supplier still checks', () => {
  const payment = { ...money, open: 1_000, claimed: 400 }
  expect(stepOf('Confirmed', { payment })).toEqual(['₹600.00 is open.', 'Pay ₹600.00', 'pay'])
  expect(stepOf('Delivered', { payment: { ...payment, claimed: 1_000 } })[0]).toBe(
    'The supplier checks your payment.',
  )
})

test('what is not due yet is not asked for before the goods have come', () => {
  const advance = { ...money, open: 1_000, claimed: 500, due: 0 }
  expect(stepOf('Confirmed', { payment: advance })[0]).toBe('The supplier checks your payment.')
  const rest = { ...money, paid: 500, open: 500, due: 0 }
  expect(stepOf('Shipped', { payment: rest })[0]).toBe('The goods are on their way.')
  expect(stepOf('Delivered', { payment: rest }, false)[1]).toBe('Write a review')
  expect(stepOf('Delivered', { payment: rest })[1]).toBe('Pay ₹500.00')
  expect(stepOf('Delivered', { payment: { ...rest, due: 500 } }, false)[1]).toBe('Pay ₹500.00')
})

test('money that the supplier says to have given back is looked for by the buyer', () => {
  const payment = { ...money, refund_due: 500, refunding: 500 }
  const step = ['The supplier says to have paid ₹500.00 back to you.', 'Check the refund', 'check']
  expect(stepOf('Delivered', { payment })).toEqual(step)
  expect(stepOf('Cancelled', { payment })).toEqual(step)
})

test('what is due is paid while goods are on their way; what has come is looked at before that', () => {
  const payment = { ...money, open: 1_000, due: 1_000 }
  const parts = { ordered: 400, sent: 300, received: 0 }
  expect(stepOf('Shipped', { payment, dispatch: { ...parts, arrived: 0 } })[1]).toBe('Pay ₹1,000.00')
  expect(stepOf('Shipped', { payment, dispatch: { ...parts, arrived: 200 } })[1]).toBe('Confirm receipt')
  const later = { ...payment, due: 0 }
  expect(stepOf('Shipped', { payment: later, dispatch: { ...parts, arrived: 0 } })[1]).toBe('Confirm receipt')
})

test('goods that have come are received before anything is paid', () => {
  const dispatch = { ordered: 400, sent: 300, received: 0 }
  expect(stepOf('Shipped', { payment: { ...money, open: 1_000 }, dispatch }).slice(1)).toEqual([
    'Confirm receipt',
    'receive',
  ])
  expect(stepOf('Shipped', { dispatch })[0]).toBe('Goods are on their way. Tell us what you received.')
  expect(stepOf('Delivered', { dispatch })[0]).toBe('The goods are delivered. Tell us what you received.')
})

test('at the end a review, then nothing', () => {
  expect(stepOf('Delivered', {}, false).slice(1)).toEqual(['Write a review', 'reviews'])
  expect(stepOf('Delivered')[0]).toBe('Nothing is left to do.')
})

test('a cancelled order has no next step but the money that comes back', () => {
  expect(stepOf('Cancelled')[0]).toBeUndefined()
  expect(stepOf('Cancelled', { payment: { ...money, refund_due: 500 } })[0]).toBe(
    'The supplier pays ₹500.00 back to you.',
  )
})

test('the invoice of a cancelled order is taken back by its supplier', () => {
  const bill = { number: 'INV/26-27/0001', issued_on: '2026-11-20', is_draft: false, total: 100, credited: 0 }
  expect(stepOf('Cancelled', { bill })[0]).toBe(
    'The supplier cancels INV/26-27/0001, or takes it back by a credit note.',
  )
  expect(stepOf('Cancelled', { bill: { ...bill, credited: 100 } })[0]).toBeUndefined()
})
