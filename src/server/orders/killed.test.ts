import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, fillCarts, shipTo } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { type ApiProcess, spawnApi } from '#server/testing/spawn-api.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const buyersAtOnce = 60
const ordersEach = 2
const kills = 3

let api: ApiProcess
afterAll(() => api.kill())

type Order = { readonly key: string; readonly body: string; readonly token: string }

async function post({ key, body, token }: Order): Promise<string[] | undefined> {
  try {
    const answer = await fetch(`${api.address}/api/orders/place-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, token },
      body,
      signal: AbortSignal.timeout(60_000),
    })
    const { success, order_ids } = (await answer.json()) as { success: boolean; order_ids: string[] }
    return success ? order_ids : undefined
  } catch {
    return undefined
  }
}

let attempts = 0

async function postUntilAnswered(order: Order): Promise<string[]> {
  for (let pause = 20; ; pause = Math.min(pause * 2, 300)) {
    attempts += 1
    const order_ids = await post(order)
    if (order_ids) return order_ids
    await sleep(Math.random() * pause)
  }
}

test('the process killed in mid-order: every answered order is there once, and nothing by half', async () => {
  const products = await Promise.all([0, 1, 2].map(() => aProduct(testApp.db, { stock: 10_000 })))
  const lines = products.map((product_id) => ({ product_id, quantity: 2 }))
  const buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => aBuyer(testApp.db)))
  for (const line of lines) await fillCarts(testApp, buyers, line)
  const before = await countStock(testApp.db)
  api = await spawnApi(testApp)

  const orderAgain = async (buyer: Someone, index: number) => {
    const token = await testApp.tokenOf(buyer)
    const ordered_items = index % 2 === 0 ? lines : lines.toReversed()
    const body = JSON.stringify({ ...shipTo, ordered_items, total_cost: 3_000 })
    const answered: string[][] = []
    for (let n = 0; n < ordersEach; n += 1) {
      await sleep(Math.random() * 600)
      answered.push(await postUntilAnswered({ key: `order ${n}`, body, token }))
      await fillCart(testApp, buyer, lines)
    }
    return answered
  }
  const shopping = Promise.all(buyers.map(orderAgain))
  for (let n = 0; n < kills; n += 1) {
    await sleep(150 + Math.random() * 150)
    await api.kill()
    api = await spawnApi(testApp)
  }
  const answered = (await shopping).flat()

  const placed = answered.flat()
  expect(attempts).toBeGreaterThan(buyersAtOnce * ordersEach)
  expect(placed).toHaveLength(buyersAtOnce * ordersEach * 3)
  expect(new Set(placed).size).toBe(placed.length)
  expect(await testApp.db.run(sql`select 1 from orders`)).toBe(placed.length)
  expect(await testApp.db.run(sql`select 1 from orders where order_id = any(${placed})`)).toBe(placed.length)
  expect(await countStock(testApp.db)).toEqual(before)
  expect(await findBreaches(testApp.db)).toEqual([])
})
