import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, type DeliveryStatus, getOrder, setDeliveryStatus } from '#contract/order.ts'
import { takeBackShipment } from '#contract/shipments/shipment.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { aShipmentOf } from '#server/testing/documents/shipments.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const reason = 'Found it nearer to our godown'

async function anOrder({ stock = 10, quantity = 4 } = {}) {
  const buyer = await aBuyer(testApp.db, { full_name: 'Meera Iyer' })
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller, stock })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity }])
  const set = (delivery_status: DeliveryStatus) =>
    testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })
  const cancel = (why = reason) => testApp.as(buyer)(cancelOrder, { orderId, reason: why })
  const read = () => testApp.as(buyer)(getOrder, { orderId })
  const shelf = async () => (await countShelf(product_id)).stock
  return { buyer, seller, product_id, orderId, set, cancel, read, shelf }
}

const countShelf = async (product_id: string) => {
  const { rows } = await testApp.pool.query('select stock from products where product_id = $1', [product_id])
  return rows[0] as { stock: number }
}

test.each(['Pending', 'Confirmed'] as const)('a buyer cancels an order that is %s', async (status) => {
  const { buyer, seller, orderId, set, cancel, read, shelf } = await anOrder()
  await set(status)
  expect(await cancel(`  ${reason} `)).toEqual({ success: true, content: 'Order cancelled', sentence: named })
  const { delivery_status, history } = await read()
  expect(delivery_status).toBe('Cancelled')
  expect(history.at(-1)).toMatchObject({ delivery_status: 'Cancelled', by: 'buyer', reason })
  expect(await shelf()).toBe(10)
  const notification = (await testApp.as(seller)(listNotifications, {})).notifications[0]
  expect(notification).toMatchObject({
    orderId,
    kind: 'order-cancelled',
    message: `Meera Iyer cancelled the order ${orderId}: ${reason}`,
    isRead: false,
  })
  expect((await testApp.as(buyer)(listNotifications, {})).notifications[0]).toMatchObject({
    message: `Your order ${orderId} is now Cancelled`,
  })
  expect(await findBreaches(testApp.db)).toEqual([])
})

test.each([
  ['Shipped', 'This order is already shipped and can no longer be cancelled.'],
  ['Delivered', 'This order is already delivered and can no longer be cancelled.'],
] as const)('an order that is %s can no longer be cancelled', async (status, message) => {
  const { set, cancel, read, shelf } = await anOrder()
  await set(status)
  await expect(cancel()).rejects.toMatchObject({ status: 409, message })
  expect((await read()).delivery_status).toBe(status)
  expect(await shelf()).toBe(6)
})

test('a second click changes nothing and tells nobody', async () => {
  const { seller, cancel, read, shelf } = await anOrder()
  await cancel()
  expect(await cancel('Another reason')).toMatchObject({ success: true })
  expect((await read()).history).toHaveLength(2)
  expect(await shelf()).toBe(10)
  expect((await testApp.as(seller)(listNotifications, {})).total).toBe(2)
})

test('an order is cancelled by its buyer alone', async () => {
  const { orderId, seller, read } = await anOrder()
  const absent = { status: 404, message: 'Order not found' }
  for (const other of [
    seller,
    await aBuyer(testApp.db),
    await aSeller(testApp.db),
    await anAdmin(testApp.db),
  ])
    await expect(testApp.as(other)(cancelOrder, { orderId, reason })).rejects.toMatchObject(absent)
  await expect(testApp.as(null)(cancelOrder, { orderId, reason })).rejects.toMatchObject({ status: 401 })
  expect((await read()).history).toHaveLength(1)
})

test.each([
  [undefined, 'Reason cannot be empty'],
  ['   ', 'Reason cannot be empty'],
  [5, 'Reason cannot be empty'],
  ['x'.repeat(301), 'Reason can have at most 300 characters'],
  ['a\0b', 'Reason holds a character that cannot be stored'],
])('the reason %j is refused', async (wrong, content) => {
  const { buyer, orderId, read } = await anOrder()
  const url = `/api/orders/${orderId}/cancel`
  const answer = await send(testApp, buyer, { url, body: { reason: wrong } })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
  expect((await read()).delivery_status).toBe('Pending')
})

test('fifty clicks at once cancel once', async () => {
  const { seller, orderId, cancel, read, shelf } = await anOrder()
  const before = await countStock(testApp.db)
  await Promise.all(Array.from({ length: 50 }, () => cancel()))
  expect((await read()).history.map((event) => event.delivery_status)).toEqual(['Pending', 'Cancelled'])
  expect(await shelf()).toBe(10)
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications.filter((notification) => notification.orderId === orderId)).toHaveLength(2)
  expect(await countStock(testApp.db)).toEqual(before)
})

test('of the buyer who cancels and the seller who ships at the same moment one is first, and the books agree', async () => {
  const before = await countStock(testApp.db)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { set, cancel, read, shelf } = await anOrder()
      const [cancelled] = await Promise.allSettled([cancel(), set('Shipped')])
      const { delivery_status, history } = await read()
      const steps = history.map((event) => event.delivery_status).join()
      return { cancelled: cancelled.status, delivery_status, steps, shelf: await shelf() }
    }),
  )
  // A seller may set any status from any other, so a cancelled order can still be shipped.
  for (const { cancelled, ...outcome } of outcomes)
    expect(outcome).toEqual({
      delivery_status: 'Shipped',
      steps: cancelled === 'fulfilled' ? 'Pending,Cancelled,Shipped' : 'Pending,Shipped',
      shelf: 6,
    })
  expect(await findBreaches(testApp.db)).toEqual([])
  expect(Object.keys(await countStock(testApp.db)).length).toBe(Object.keys(before).length + 20)
})

test('both sides cancelling at once give the stock back once', async () => {
  const { orderId, seller, set, cancel, read, shelf } = await anOrder()
  await Promise.all([cancel(), set('Cancelled'), cancel(), set('Cancelled')])
  expect((await read()).history).toHaveLength(2)
  expect(await shelf()).toBe(10)
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications.filter((notification) => notification.orderId === orderId).length).toBeLessThanOrEqual(
    2,
  )
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('goods on the way are cancelled by no buyer, and what has left a seller goes back to no shelf', async () => {
  const { seller, orderId, set, cancel, read, shelf } = await anOrder()
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 1 })
  await set('Confirmed')
  await expect(cancel()).rejects.toMatchObject({
    status: 409,
    message:
      'Some of these goods are already on their way, so the order can no longer be cancelled. Ask the supplier about the rest.',
  })
  expect([(await read()).delivery_status, await shelf()]).toEqual(['Confirmed', 6])

  await set('Cancelled')
  expect(await shelf()).toBe(9)
  await set('Confirmed')
  expect(await shelf()).toBe(6)
  await set('Cancelled')
  await testApp.as(seller)(takeBackShipment, { shipmentId, reason: 'It never left.' })
  expect(await shelf()).toBe(10)
  await set('Confirmed')
  expect(await shelf()).toBe(6)
  await set('Cancelled')
  expect(await shelf()).toBe(10)
  expect(await findBreaches(testApp.db)).toEqual([])
})
