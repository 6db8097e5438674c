import { beforeEach, expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { listOwnProducts, setLowStock } from '#contract/products/own-product.ts'
import { saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { tellOfLowStock } from './alert.service.ts'

const testApp = openTestApp()
let seller: Someone
let buyer: Someone
beforeEach(async () => {
  seller = await aSeller(testApp.db)
  buyer = await aBuyer(testApp.db)
})

const as = (who = seller) => testApp.as(who)
const stocked = (product_name: string, stock: number | null, who = seller) =>
  aProduct(testApp.db, { seller: who, product_name, stock })
const sell = (product_id: string, quantity: number) => buy(testApp, buyer, [{ product_id, quantity }])
const alertsOf = async (who = seller) =>
  (await as(who)(listNotifications, {})).notifications
    .filter(({ kind }) => kind === 'stock-low')
    .map(({ message, link }) => [message, link])
const later = (hours: number) => new Date(Date.now() + hours * 60 * 60_000)
const low = '/seller_console/products?filter=low'

test('a stock that orders bring to its limit is told once, however many orders follow', async () => {
  const nut = await stocked('Nut', 8)
  await sell(nut, 2)
  await tellOfLowStock(testApp.db)
  expect(await alertsOf()).toEqual([])
  await sell(nut, 1)
  await tellOfLowStock(testApp.db)
  await sell(nut, 1)
  await tellOfLowStock(testApp.db, later(2))
  expect(await alertsOf()).toEqual([['Only 5 left in stock: Nut', low]])
})

test('many that fall at once are one notification, and those of the next hour another', async () => {
  for (const name of ['Bolt', 'Cap', 'Disc']) await sell(await stocked(name, 4), 1)
  await tellOfLowStock(testApp.db)
  const late = await stocked('Elbow', 1)
  await sell(late, 1)
  await tellOfLowStock(testApp.db)
  expect(await alertsOf()).toEqual([['3 of your products run out of stock', low]])
  await tellOfLowStock(testApp.db, later(1.1))
  expect((await alertsOf())[0]).toEqual(['Sold out: Elbow', '/seller_console/products?filter=out'])
})

test('what was filled is told again when it falls again', async () => {
  const nut = await stocked('Nut', 6)
  await sell(nut, 1)
  await tellOfLowStock(testApp.db)
  await testApp.db.run(sql`update products set stock = 40 where product_id = ${nut}`)
  await tellOfLowStock(testApp.db, later(1.1))
  await testApp.db.run(sql`update products set stock = 4 where product_id = ${nut}`)
  await tellOfLowStock(testApp.db, later(1.2))
  expect(await alertsOf()).toHaveLength(2)
})

test('a product has a limit of its own, else that of its shop, and the list goes by it', async () => {
  const [nut, bolt] = [await stocked('Nut', 21), await stocked('Bolt', 21)]
  await as()(saveShopHabits, { low_stock: 20 })
  await as()(setLowStock, { productId: bolt, low_stock: 3 })
  await sell(nut, 1)
  await sell(bolt, 1)
  await tellOfLowStock(testApp.db)
  expect(await alertsOf()).toEqual([['Only 20 left in stock: Nut', low]])
  const list = await as()(listOwnProducts, { q: '', filter: 'low' })
  expect(list.products.map(({ product_name, low_stock }) => [product_name, low_stock])).toEqual([['Nut', 20]])
  expect(list.counts.low).toBe(1)
  const { product } = await as()(setLowStock, { productId: bolt, low_stock: null })
  expect(product).toMatchObject({ low_stock: 20, own_low_stock: null })
  expect((await as()(listOwnProducts, { q: '', filter: 'low' })).total).toBe(2)
})

test('what is not counted, paused or of a suspended shop is told to nobody', async () => {
  const [open, paused] = [await stocked('Open', null), await stocked('Paused', 6)]
  await sell(open, 1)
  await sell(paused, 1)
  await testApp.db.run(
    sql`update products set off_market = 'paused', deleted_at = now() where product_id = ${paused}`,
  )
  const other = await aSeller(testApp.db)
  await sell(await stocked('Gone', 6, other), 1)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${other.user_id}`)
  await tellOfLowStock(testApp.db)
  expect(await alertsOf()).toEqual([])
  await testApp.db.run(sql`update users set suspended_at = null where user_id = ${other.user_id}`)
  expect(await alertsOf(other)).toEqual([])
})

test('of several servers one tells', async () => {
  await sell(await stocked('Nut', 6), 1)
  await Promise.all([1, 2, 3].map(() => tellOfLowStock(testApp.db)))
  expect(await alertsOf()).toHaveLength(1)
})

test('a limit is a whole number, and of an own product', async () => {
  const nut = await stocked('Nut', 6)
  for (const low_stock of [-1, 1.5, 1e12])
    await expect(as()(setLowStock, { productId: nut, low_stock })).rejects.toMatchObject({
      status: 400,
      message: 'The limit must be a whole number that is not negative',
    })
  await expect(
    as(await aSeller(testApp.db))(setLowStock, { productId: nut, low_stock: 3 }),
  ).rejects.toMatchObject({
    status: 404,
  })
})
