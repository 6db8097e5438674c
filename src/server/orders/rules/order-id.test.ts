import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, fillCart, wholeCart } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { placeOrder } from '../place.service.ts'
import { newOrderId } from './order-id.rules.ts'

const testApp = openTestApp()

test('an id is easy to read out and never comes in a sequence', () => {
  const ids = Array.from({ length: 2_000 }, newOrderId)
  expect(new Set(ids).size).toBe(2_000)
  for (const id of ids) expect(id).toMatch(/^VJ-[0-9A-HJKMNP-TV-Z]{8}$/)
})

test('an order id that is taken is drawn again', async () => {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aProduct(testApp.db, { seller: await aSeller(testApp.db), stock: 10 })
  const [taken = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
  const fresh = newOrderId()
  const drawn = [taken, taken, fresh]
  const draft = await wholeCart(testApp, buyer)
  const { order_ids } = await placeOrder(
    testApp.app.services,
    { ...buyer, request_id: randomUUID() },
    draft,
    {
      key: undefined,
      draw: () => drawn.shift() ?? '',
    },
  )
  expect(order_ids).toEqual([fresh])
})
