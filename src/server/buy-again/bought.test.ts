import { expect, test } from 'vitest'
import { z } from 'zod'
import { getBought, listBought } from '#contract/buy-again/bought.ts'
import { limits } from '#contract/limits.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function buyOn(day: string, buyer: Someone, product_id: string, quantity: number) {
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity }])
  await testApp.db.run(sql`update orders set order_date = ${`${day}T09:30:00Z`} where order_id = ${orderId}`)
  return orderId
}
const list = async (buyer: Someone, q = '') => (await testApp.as(buyer)(listBought, { q })).products

test('a product that was bought stands there once, with its last day, price and quantity, and the price of today', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kovai Mills' })
  const nut = await aProduct(testApp.db, { seller, product_name: 'Hex nut' })
  const [buyer, other] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  await buyOn('2026-03-01', buyer, nut, 4)
  const orderId = await buyOn('2026-05-01', buyer, nut, 12)
  await buyOn('2026-06-01', other, nut, 99)
  const dearer = [{ min: 1, max: null, unit_price_paise: 60_000 }]
  await testApp.db.run(sql`update products set tiers = ${JSON.stringify(dearer)} where product_id = ${nut}`)
  const last = { order_id: orderId, bought_at: '2026-05-01T09:30:00.000Z', paid: 500, bought: 12, times: 2 }
  expect(await list(buyer)).toMatchObject([
    {
      product_id: nut,
      product_name: 'Hex nut',
      seller: 'Kovai Mills',
      ...last,
      quantity: 12,
      unit_price: 600,
    },
  ])
  expect((await testApp.as(buyer)(getBought, { productId: nut })).last).toMatchObject(last)
})

test('a cancelled order was no purchase, and what nobody bought has no last time', async () => {
  const [product_id, buyer] = [await aProduct(testApp.db), await aBuyer(testApp.db)]
  const orderId = await buyOn('2026-05-01', buyer, product_id, 1)
  await testApp.db.run(sql`update orders set delivery_status = 'Cancelled' where order_id = ${orderId}`)
  expect(await list(buyer)).toEqual([])
  expect(await testApp.as(buyer)(getBought, { productId: product_id })).toEqual({ success: true, last: null })
})

test('a product that is gone keeps the name with which it was sold, and says so', async () => {
  const [product_id, buyer] = [
    await aProduct(testApp.db, { product_name: 'Old lamp' }),
    await aBuyer(testApp.db),
  ]
  await buyOn('2026-05-01', buyer, product_id, 1)
  await testApp.db.run(sql`
    update products set deleted_at = now(), product_name = 'Another' where product_id = ${product_id}`)
  expect(await list(buyer)).toMatchObject([{ product_name: 'Old lamp', available: false }])
})

test('it is searched by words of the name, the seller and the item code, in any order', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kovai Mills' })
  const buyer = await aBuyer(testApp.db)
  const lamp = await aProduct(testApp.db, { seller, product_name: 'LED bulb 9w 100%' })
  const cement = await aProduct(testApp.db, { product_name: 'Cement 53 grade' })
  await testApp.db.run(sql`update products set seller_item_code = 'KLB-2201' where product_id = ${lamp}`)
  await buyOn('2026-05-01', buyer, lamp, 1)
  await buyOn('2026-05-02', buyer, cement, 1)
  const ids = async (q: string) => (await list(buyer, q)).map(({ product_id }) => product_id)
  expect(await ids('bulb led')).toEqual([lamp])
  expect(await ids('kovai 9W')).toEqual([lamp])
  expect(await ids('klb-2201')).toEqual([lamp])
  expect(await ids('100%')).toEqual([lamp])
  expect(await ids('_')).toEqual([])
  expect(await ids("'; drop table orders; --")).toEqual([])
  expect(await ids('  ')).toEqual([cement, lamp])
})

test('pages follow each other without a gap, also where many orders are of one moment', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const count = limits.page.products + 5
  for (let place = 0; place < count; place += 1)
    await buyOn('2026-05-01', buyer, await aProduct(testApp.db, { seller }), 1)
  const first = await testApp.as(buyer)(listBought, {})
  expect([first.products.length, first.total]).toEqual([limits.page.products, count])
  const second = await testApp.as(buyer)(listBought, { cursor: first.next ?? '' })
  expect([second.products.length, second.next]).toEqual([5, null])
  const ids = [...first.products, ...second.products].map(({ product_id }) => product_id)
  expect(new Set(ids).size).toBe(count)
  const stranger = testApp.as(await aBuyer(testApp.db))
  await expect(stranger(listBought, { cursor: first.next ?? '' })).rejects.toMatchObject({ status: 400 })
})

const Count = z.object({ count: z.int() })

test('10,000 lines of orders are one list', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const products = await Promise.all(Array.from({ length: 50 }, () => aProduct(testApp.db, { seller })))
  await testApp.db.run(sql`
    with made as (
      insert into orders (order_id, buyer_id, seller_id, total_paise, state, city, postal_code, ship_address, order_date)
      select 'VJ-' || upper(lpad(to_hex(n), 8, '0')), ${buyer.user_id}, ${seller.user_id}, 5000, 'Gujarat', 'Surat', '395003',
        'Ring Road', now() - n * interval '1 hour'
      from generate_series(1, 1000) n returning order_id)
    insert into order_lines
      (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise, line_total_paise, holds_stock)
    select order_id, place, (${products}::uuid[])[1 + (abs(hashtext(order_id)) + place) % 50], 'Bolt', 'piece', 1, 500, 500, false
    from made, generate_series(1, 10) place`)
  const { count } = await testApp.db.one(rows(Count)`
    select count(*) from orders o join order_lines l using (order_id) where o.buyer_id = ${buyer.user_id}`)
  expect(count).toBe(10_000)
  const first = await testApp.as(buyer)(listBought, {})
  expect([first.products.length, first.total]).toEqual([limits.page.products, 50])
})

test('nobody reads what another person bought', async () => {
  const [product_id, buyer] = [await aProduct(testApp.db), await aBuyer(testApp.db)]
  await buyOn('2026-05-01', buyer, product_id, 1)
  const stranger = await aBuyer(testApp.db)
  expect(await list(stranger)).toEqual([])
  expect((await testApp.as(stranger)(getBought, { productId: product_id })).last).toBeNull()
  await expect(testApp.as(null)(listBought, {})).rejects.toMatchObject({ status: 401 })
  await expect(testApp.as(buyer)(getBought, { productId: 'x' })).rejects.toMatchObject({ status: 404 })
})
