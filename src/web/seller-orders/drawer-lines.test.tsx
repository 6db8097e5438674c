import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import type { OrderRoad } from '#contract/order-road.ts'
import { show } from '#web/testing/show.tsx'
import { DrawerLines } from './drawer-lines.tsx'

const money = { paid: 40, claimed: 0, open: 60, refund_due: 0 }

function lines(delivery_status: DeliveryStatus, road: Partial<OrderRoad> = {}) {
  const order = { order_id: 'VJ-12345678', delivery_status, road: { bill: null, ...road } }
  show(<DrawerLines order={order as unknown as OrderDetails} />)
  return within(screen.getByRole('list')).getAllByRole('link')
}
const words = (...args: Parameters<typeof lines>) => lines(...args).map(({ textContent }) => textContent)

test('each line leads to its part of the order', () => {
  expect(lines('Confirmed').map((link) => link.getAttribute('href'))).toEqual([
    '/seller_console/orders/VJ-12345678#payments-heading',
    '/seller_console/orders/VJ-12345678#shipments-heading',
  ])
})

test.each<[string, DeliveryStatus, Partial<OrderRoad['payment'] & object> | undefined, string]>([
  ['nobody can pay yet', 'Confirmed', undefined, 'Buyers do not know where to pay youSay where'],
  ['a part is paid', 'Confirmed', {}, '₹40.00 paid, ₹60.00 openNote a payment'],
  ['the buyer names a payment', 'Confirmed', { claimed: 60 }, 'The buyer says to have paid ₹60.00Check'],
  ['all is paid', 'Shipped', { paid: 100, open: 0 }, 'All paid: ₹100.00See all'],
  ['money goes back', 'Cancelled', { open: 0, refund_due: 40 }, '₹40.00 to be paid backPay back'],
  ['nothing was paid', 'Cancelled', { paid: 0, open: 0 }, 'Nothing is openSee all'],
])('%s: the state of the money, and what is next', (_, status, part, text) => {
  expect(words(status, part ? { payment: { ...money, ...part } } : {})[0]).toBe(`Payments${text}`)
})

test.each<[string, DeliveryStatus, OrderRoad['dispatch'], string]>([
  ['nothing has left', 'Confirmed', undefined, 'Nothing has left yetSend goods'],
  ['only the status says so', 'Shipped', undefined, 'No shipment is notedSee all'],
  ['a part has left', 'Shipped', { ordered: 400, sent: 300, received: 0 }, '300 of 400 sentSend the rest'],
  [
    'all has left',
    'Shipped',
    { ordered: 1400, sent: 1400, received: 300 },
    'All sent, the buyer has received 300 of 1,400See all',
  ],
  ['all has come', 'Delivered', { ordered: 4, sent: 4, received: 4 }, 'All sent and receivedSee all'],
  ['it is cancelled', 'Cancelled', undefined, 'Nothing is to be sentSee all'],
])('%s: the state of the goods, and what is next', (_, status, dispatch, text) => {
  expect(words(status, dispatch ? { dispatch } : {})[1]).toBe(`Delivery${text}`)
})
