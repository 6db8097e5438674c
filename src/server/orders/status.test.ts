import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { type DeliveryStatus, deliveryStatuses, getOrder, setDeliveryStatus } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function anOrder({ stock = 10, quantity = 4 }: { stock?: number | null; quantity?: number } = {}) {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const product_id = await aProduct(testApp.db, { seller, stock })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity }])
  const set = (delivery_status: DeliveryStatus) =>
    testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })
  const shelf = async () => (await countShelf(product_id)).stock
  return { buyer, seller, product_id, orderId, set, shelf }
}

const countShelf = async (product_id: string) => {
  const { rows } = await testApp.pool.query('select stock from products where product_id = $1', [product_id])
  return rows[0] as { stock: number | null }
}

test('a seller sets any status from any; each change is in the history, and the buyer is notified', async () => {
  const { buyer, orderId, set } = await anOrder()
  // Every ordered pair of different states: from each state to the next, the one after that, and so on.
  const steps = [1, 2, 3, 4].flatMap((stride) => Array<number>(5).fill(stride))
  const places = steps.map((_, i) => steps.slice(0, i + 1).reduce((sum, step) => sum + step, 0) % 5)
  const changes = places.map((index) => deliveryStatuses[index] as DeliveryStatus)
  for (const next of changes)
    expect(await set(next)).toMatchObject({
      success: true,
      content: 'Order status updated!',
      sentence: named,
    })
  const pairs = changes.map((to, i) => `${changes[i - 1] ?? 'Pending'} ${to}`)
  expect(new Set(pairs).size).toBe(20)

  const { history, delivery_status } = await testApp.as(buyer)(getOrder, { orderId })
  expect(delivery_status).toBe(changes.at(-1))
  expect(history.map((event) => event.delivery_status)).toEqual(['Pending', ...changes])
  expect(history.slice(1).every(({ by }) => by === 'seller')).toBe(true)
  const { notifications, total } = await testApp.as(buyer)(listNotifications, {})
  // Of equal unread notifications only the newest is kept.
  expect(total).toBe(1 + new Set(changes).size)
  expect(notifications[0]).toMatchObject({
    message: `Your order ${orderId} is now ${changes.at(-1)}`,
    link: `/order_details/${orderId}`,
  })
})

test('the same status again changes and tells nothing', async () => {
  const { buyer, orderId, set } = await anOrder()
  await set('Confirmed')
  expect(await set('Confirmed')).toMatchObject({ success: true })
  expect((await testApp.as(buyer)(getOrder, { orderId })).history).toHaveLength(2)
  expect((await testApp.as(buyer)(listNotifications, {})).total).toBe(2)
})

test('the reason of a cancellation is stored and sent to the buyer, that of another step is not', async () => {
  const { buyer, seller, orderId } = await anOrder()
  const set = (delivery_status: DeliveryStatus, reason: string) =>
    testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status, reason })
  await set('Confirmed', 'In time')
  await set('Cancelled', ' Out of stock ')
  const { history } = await testApp.as(buyer)(getOrder, { orderId })
  expect(history.map(({ reason }) => reason)).toEqual([null, null, 'Out of stock'])
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications[0]?.message).toBe(`Your order ${orderId} is now Cancelled: Out of stock`)
  await expect(set('Cancelled', ' ')).rejects.toMatchObject({
    status: 400,
    message: 'Reason cannot be empty',
  })
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('cancelling gives the stock back once, leaving Cancelled takes it again', async () => {
  const { set, shelf } = await anOrder({ stock: 10, quantity: 4 })
  expect(await shelf()).toBe(6)
  await set('Cancelled')
  await set('Cancelled')
  expect(await shelf()).toBe(10)
  await set('Shipped')
  expect(await shelf()).toBe(6)
})

test('an order stays cancelled when its stock was sold to others', async () => {
  const { product_id, orderId, set, shelf, buyer } = await anOrder({ stock: 5, quantity: 4 })
  await set('Cancelled')
  await buy(testApp, await aBuyer(testApp.db), [{ product_id, quantity: 3 }])
  await expect(set('Pending')).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Only 2 left of .*\. The order stays cancelled\.$/),
  })
  expect(await shelf()).toBe(2)
  expect(await testApp.as(buyer)(getOrder, { orderId })).toMatchObject({ delivery_status: 'Cancelled' })
})

test('stock that its seller counts only since, or no longer, moves with the count', async () => {
  const late = await anOrder({ stock: null })
  await testApp.db.run(sql`update products set stock = 7 where product_id = ${late.product_id}`)
  await late.set('Cancelled')
  expect(await late.shelf()).toBe(7)
  await late.set('Pending')
  expect(await late.shelf()).toBe(3)

  const early = await anOrder({ stock: 10 })
  await testApp.db.run(sql`update products set stock = null where product_id = ${early.product_id}`)
  await early.set('Cancelled')
  await early.set('Pending')
  expect(await early.shelf()).toBeNull()
})

test('only the seller of an order sets its status', async () => {
  const { orderId, buyer } = await anOrder()
  const change = { orderId, delivery_status: 'Cancelled' as const }
  const absent = { status: 404, message: 'Order not found' }
  await expect(testApp.as(await aSeller(testApp.db))(setDeliveryStatus, change)).rejects.toMatchObject(absent)
  await expect(
    testApp.as(await aSeller(testApp.db))(setDeliveryStatus, { ...change, orderId: 'VJ-ZZZZZZZZ' }),
  ).rejects.toMatchObject(absent)
  for (const other of [
    buyer,
    await aBuyer(testApp.db),
    await anAdmin(testApp.db),
    await anApplicant(testApp.db),
  ])
    await expect(testApp.as(other)(setDeliveryStatus, change)).rejects.toMatchObject({ status: 403 })
  await expect(testApp.as(null)(setDeliveryStatus, change)).rejects.toMatchObject({ status: 401 })
  expect((await testApp.as(buyer)(getOrder, { orderId })).history).toHaveLength(1)
})

test.each(['Ordered', 'pending', '', null, 5, ['Shipped'], { $ne: 1 }, undefined])(
  'the status %j is refused',
  async (delivery_status) => {
    const { orderId, seller } = await anOrder()
    const answer = await send(testApp, seller, {
      method: 'PUT',
      url: `/api/orders/${orderId}`,
      body: { delivery_status },
    })
    expect(answer).toMatchObject({
      status: 400,
      json: { success: false, content: 'Choose a delivery status from the list', sentence: named },
    })
  },
)

test('a path names the order, whatever the body says', async () => {
  const [mine, other] = [await anOrder(), await anOrder()]
  await send(testApp, mine.seller, {
    method: 'PUT',
    url: `/api/orders/${mine.orderId}`,
    body: { orderId: other.orderId, order_id: other.orderId, delivery_status: 'Shipped' },
  })
  expect(await testApp.as(mine.buyer)(getOrder, { orderId: mine.orderId })).toMatchObject({
    delivery_status: 'Shipped',
  })
  expect(await testApp.as(other.buyer)(getOrder, { orderId: other.orderId })).toMatchObject({
    delivery_status: 'Pending',
  })
})

test('fifty cancellations at once give the stock back once', async () => {
  const { seller, orderId, set, shelf } = await anOrder({ stock: 10, quantity: 4 })
  const before = await countStock(testApp.db)
  const cancel = () =>
    send(testApp, seller, {
      method: 'PUT',
      url: `/api/orders/${orderId}`,
      body: { delivery_status: 'Cancelled' },
    })
  const answers = await Promise.all(Array.from({ length: 50 }, cancel))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await shelf()).toBe(10)
  await set('Pending')
  expect(await shelf()).toBe(6)
  expect(await countStock(testApp.db)).toEqual(before)
})

test('of a hundred changes at once each accepted one is in the history, and the last one counts', async () => {
  const { seller, buyer, orderId } = await anOrder({ stock: 10, quantity: 4 })
  const before = await countStock(testApp.db)
  const changes = Array.from({ length: 100 }, (_, i) => deliveryStatuses[(i * 7) % 5])
  const answers = await Promise.all(
    changes.map((delivery_status) =>
      send(testApp, seller, { method: 'PUT', url: `/api/orders/${orderId}`, body: { delivery_status } }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { history, delivery_status } = await testApp.as(buyer)(getOrder, { orderId })
  const statuses = history.map((event) => event.delivery_status)
  expect(statuses.at(-1)).toBe(delivery_status)
  expect(statuses.every((status, i) => status !== statuses[i - 1])).toBe(true)
  expect(await countStock(testApp.db)).toEqual(before)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('the history of an order has an end: after 200 changes its status stays', async () => {
  const { buyer, orderId, set } = await anOrder()
  await testApp.db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status)
    select order_id, seller_id, 'seller', 'Pending' from orders, generate_series(1, 198) where order_id = ${orderId}`)
  await set('Confirmed')
  await expect(set('Shipped')).rejects.toMatchObject({
    status: 409,
    message: 'The status of this order has been changed 200 times. It stays as it is.',
  })
  expect((await testApp.as(buyer)(getOrder, { orderId })).history).toHaveLength(200)
})
