import { expect, test } from 'vitest'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { shipTo } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { newOrderId } from './order-id.rules.ts'
import { insertWithFreeId } from './write-orders.service.ts'

const testApp = openTestApp()

test('an id is easy to read out and never comes in a sequence', () => {
  const ids = Array.from({ length: 2_000 }, newOrderId)
  expect(new Set(ids).size).toBe(2_000)
  for (const id of ids) expect(id).toMatch(/^VJ-[0-9A-HJKMNP-TV-Z]{8}$/)
})

test('an order id that is taken is drawn again', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const order = { ...shipTo, buyer_id: buyer.user_id, seller_id: seller.user_id, total_paise: 0 }
  const taken = newOrderId()
  const drawn = [taken, taken, taken, newOrderId()]
  const ids = await testApp.db
    .transaction(async (tx) => {
      const first = await insertWithFreeId(tx, order, () => drawn.shift() ?? '')
      const second = await insertWithFreeId(tx, order, () => drawn.shift() ?? '')
      throw { ids: [first, second] }
    })
    .catch(({ ids }: { ids: string[] }) => ids)
  expect(ids[0]).toBe(taken)
  expect(ids[1]).toMatch(/^VJ-/)
  expect(ids[1]).not.toBe(taken)
  expect(drawn).toEqual([])
})
