import { beforeAll, expect, test } from 'vitest'
import { searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone
let knits: Someone

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  knits = await aSeller(testApp.db, { company_name: 'Kaveri Knits Pvt Ltd' })
  const gone = await aSeller(testApp.db, { company_name: 'Kaveri Ghosts' })
  await aSeller(testApp.db, { company_name: 'Rajkot Pump House' })
  for (let number = 1; number <= 3; number += 1)
    await aProduct(testApp.db, { seller: knits, product_name: `Knitted shirt ${number}` })
  await aProduct(testApp.db, { product_name: 'Pump 2 HP' })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${gone.user_id}`)
})

const named = async (q: string, more = {}) =>
  (await testApp.as(buyer)(searchProducts, { q, ...more })).suppliers?.map(({ company_name }) => company_name)

test('a search for the name of a seller names the seller, to visitors too', async () => {
  expect(await named('kaveri knits')).toEqual(['Kaveri Knits Pvt Ltd'])
  const { suppliers } = await testApp.as(null)(searchProducts, { q: 'KNITS  Kaveri' })
  expect(suppliers).toEqual([
    { seller_id: knits.user_id, company_name: 'Kaveri Knits Pvt Ltd', seller_location: expect.anything() },
  ])
})

test('a word for goods names no seller who has it somewhere in the name', async () => {
  expect(await named('pump')).toBeUndefined()
  expect(await named('rajkot pump')).toEqual(['Rajkot Pump House'])
})

test('a suspended seller is not named', async () => {
  expect(await named('kaveri ghosts')).toBeUndefined()
})

test.each(['', "'", '&', ':*', '%', '\\'])('the words %j name nobody', async (q) => {
  expect(await named(q)).toBeUndefined()
})

test('the products of one shop, and a further page, come without', async () => {
  expect(await named('kaveri knits', { seller_id: knits.user_id })).toBeUndefined()
  const first = await testApp.as(buyer)(searchProducts, { q: 'kaveri knits', limit: 1 })
  expect(first.next).not.toBeNull()
  expect(await named('kaveri knits', { cursor: first.next })).toBeUndefined()
})
