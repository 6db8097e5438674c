import { expect, test } from 'vitest'
import { setDeliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, fillCart, fillCarts, send, shipTo } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { untilLockWait } from '#server/testing/lock-waits.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const url = '/api/orders/place-order'
const price = 500

const order = (buyer: Someone, productIds: readonly string[], quantity = 1) => {
  const ordered_items = productIds.map((product_id) => ({ product_id, quantity }))
  const total_cost = price * productIds.length * quantity
  return send(testApp, buyer, { url, body: { ...shipTo, ordered_items, total_cost } })
}

const many = (count: number) => Promise.all(Array.from({ length: count }, () => aBuyer(testApp.db)))
const tally = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, same]) => [status, same.length]),
  )

test('200 buyers on the last 10 units: exactly 10 orders, three times over', async () => {
  const buyers = await many(200)
  await Promise.all(buyers.map(testApp.tokenOf))
  for (let round = 0; round < 3; round += 1) {
    const product_id = await aProduct(testApp.db, { stock: 10, product_name: 'Gate valve' })
    await fillCarts(testApp, buyers, { product_id, quantity: 1 })
    const answers = await Promise.all(buyers.map((buyer) => order(buyer, [product_id])))
    expect(tally(answers)).toEqual({ 200: 10, 409: 190 })
    const sentences = new Set(answers.filter(({ status }) => status === 409).map(({ json }) => json.content))
    expect(sentences).toEqual(new Set(['Gate valve is out of stock.']))
    expect((await countStock(testApp.db))[product_id]).toBe(10)
    await testApp.db.run(sql`delete from cart_lines where product_id = ${product_id}`)
  }
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('crossed carts never block each other and never oversell', async () => {
  const seller = await aSeller(testApp.db)
  const products = await Promise.all(
    Array.from({ length: 4 }, () => aProduct(testApp.db, { seller, stock: 60 })),
  )
  const buyers = await many(8)
  const orderOf = (index: number) => (index % 2 === 0 ? products : products.toReversed())
  const answers: { status: number }[] = []
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      buyers.map((buyer, i) =>
        fillCart(
          testApp,
          buyer,
          orderOf(i).map((product_id) => ({ product_id, quantity: 1 })),
        ),
      ),
    )
    answers.push(...(await Promise.all(buyers.map((buyer, i) => order(buyer, orderOf(i))))))
  }
  expect(tally(answers)).toEqual({ 200: 60, 409: 100 })
  const stock = await countStock(testApp.db)
  for (const product_id of products) expect(stock[product_id]).toBe(60)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('orders, cancellations and second thoughts at once leave the stock as it was counted', async () => {
  const seller = await aSeller(testApp.db)
  const products = await Promise.all(
    Array.from({ length: 3 }, () => aProduct(testApp.db, { seller, stock: 40 })),
  )
  const before = await countStock(testApp.db)
  const early = await many(6)
  const placed = await Promise.all(
    early.map((buyer, i) =>
      buy(
        testApp,
        buyer,
        (i % 2 === 0 ? products : products.toReversed()).map((product_id) => ({ product_id, quantity: 2 })),
      ),
    ),
  )
  const late = await many(30)
  for (const product_id of products) await fillCarts(testApp, late, { product_id, quantity: 1 })
  const changes = placed.flat().flatMap((orderId) =>
    (['Cancelled', 'Pending', 'Cancelled', 'Shipped'] as const).map((delivery_status) =>
      testApp
        .as(seller)(setDeliveryStatus, { orderId, delivery_status })
        .then(
          () => 200,
          (error: { status: number }) => error.status,
        ),
    ),
  )
  const orders = late.map((buyer, i) => order(buyer, i % 2 === 0 ? products : products.toReversed()))
  const outcomes = new Set([
    ...(await Promise.all(changes)),
    ...(await Promise.all(orders)).map((a) => a.status),
  ])
  expect([...outcomes].filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(await countStock(testApp.db)).toEqual({ ...before })
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('an order and cart edits at once: the order holds exactly what it was paid for', async () => {
  const product_id = await aProduct(testApp.db, { stock: 1_000 })
  for (let round = 0; round < 15; round += 1) {
    const buyer = await aBuyer(testApp.db)
    await fillCart(testApp, buyer, [{ product_id, quantity: 2 }])
    const edit = { method: 'PUT', url: '/api/users/cart/update-quantity' } as const
    const [placed, edited] = await Promise.all([
      order(buyer, [product_id], 2),
      send(testApp, buyer, { ...edit, body: { product_id, quantity: 5 } }),
    ])
    // Either the order took the line and the edit missed it, or the edit came first and the order was refused.
    expect([placed.status, edited.status]).toEqual(placed.status === 200 ? [200, 404] : [409, 200])
  }
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('an order that meets a change of many products in another order is placed all the same', async () => {
  const products = await Promise.all([0, 1].map(() => aProduct(testApp.db, { stock: 10 })))
  const [low = '', high = ''] = products.toSorted()
  const buyer = await aBuyer(testApp.db)
  await fillCart(
    testApp,
    buyer,
    products.map((product_id) => ({ product_id, quantity: 1 })),
  )
  const touch = (tx: Db, id: string) =>
    tx.run(sql`update products set updated_at = now() where product_id = ${id}`)
  let placing: ReturnType<typeof order> | undefined
  const change = testApp.db.transaction(async (tx) => {
    await touch(tx, high)
    placing = order(buyer, products)
    await untilLockWait(testApp)
    await touch(tx, low)
  })
  // The database ends one of them: the order, or the change where that came late.
  await change.catch(({ message }: Error) => expect(message).toBe('deadlock detected'))
  expect((await placing)?.status).toBe(200)
  expect(await findBreaches(testApp.db)).toEqual([])
})
