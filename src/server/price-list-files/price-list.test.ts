import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { saveOwnShop } from '#contract/sellers/shop.ts'
import { sql } from '#server/db/sql.ts'
import { writePaper } from '#server/pdf/write-paper.ts'
import { aBuyer, aDraft, aProduct, aSeller } from '#server/testing/build.ts'
import { drawnTexts } from '#server/testing/documents/drawn-texts.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { findPriceListText } from './price-list.queries.ts'
import type { PriceListProductRow } from './price-list.row.ts'
import { type PriceList, priceListOf } from './price-list-paper.rules.ts'

const testApp = openTestApp()
let seller: Someone
let handle: string

beforeEach(async () => {
  seller = await aSeller(testApp.db, { company_name: 'कावेरी <Knits> & Co.' })
  handle = `list-${randomUUID().slice(0, 8)}`
  await testApp.as(seller)(saveOwnShop, { handle })
})

async function read(url: string, who: Someone | null) {
  const headers = who ? { token: await testApp.tokenOf(who) } : {}
  const { statusCode, rawPayload } = await testApp.app.inject({ url, headers })
  const text = statusCode === 200 ? '' : rawPayload.toString()
  return { status: statusCode, bytes: rawPayload, content: text && JSON.parse(text).content }
}
const own = (category = 'all', who: Someone | null = seller) =>
  read(`/api/seller/price-list.pdf?category=${encodeURIComponent(category)}`, who)
const visit = (name = handle) => read(`/api/shops/${name}/price-list.pdf`, null)
const pagesOf = (bytes: Buffer) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\n/g)?.length
const listed = async (category = 'all') =>
  JSON.parse(await findPriceListText(testApp.db, seller.user_id, category, 10)) as PriceListProductRow[]

const list: PriceList = {
  shop: {
    ...{ seller_id: randomUUID(), company: 'Kaveri Knits', city: 'Tiruppur', state: 'Tamil Nadu' },
    ...{
      phone_number: '919876543210',
      email: 'kaveri@example.in',
      is_minimum_binding: false,
      handle: 'kaveri',
    },
  },
  link: 'https://vanij.example/s/kaveri',
  codeLink: 'https://vanij.example/s/kaveri?via=pdf',
  ...{ category: 'all', today: '2026-11-26', isCut: false },
}
const product: PriceListProductRow = {
  ...{ product_name: 'सूती चादर', category: 'apparel-fashion', unit: 'piece', seller_item_code: 'KK-1' },
  ...{ gst_rate_bp: 500, expires_at: null },
  tiers: [
    { min: 50, max: 199, unit_price_paise: 14_550 },
    { min: 200, max: null, unit_price_paise: 1_25_000_00 },
  ],
}

test('a line has code, minimum, unit, slabs and GST; categories stand above their products', () => {
  const bolt = { ...product, category: 'hardware-paints', seller_item_code: null, gst_rate_bp: null }
  const { rows } = priceListOf(list, [product, bolt]).lines
  expect(rows).toEqual([
    ['Apparel & Fashion'],
    ['सूती चादर', 'KK-1', '50', 'piece', '50 - 199\n200+', '₹145.50\n₹1,25,000.00', '5 %'],
    ['Hardware & paints'],
    ['सूती चादर', '', '50', 'piece', '50 - 199\n200+', '₹145.50\n₹1,25,000.00', ''],
  ])
  expect(priceListOf(list, [{ ...product, seller_item_code: null }]).lines.columns).toHaveLength(6)
})

test('it says whose it is, of which day, that prices may change, and has a code of the shop', () => {
  const paper = priceListOf(list, [product])
  expect(paper).toMatchObject({ title: 'Price list', number: '26 Nov 2026', day: '2026-11-26' })
  expect(paper.issuer).toMatchObject({
    name: 'Kaveri Knits',
    lines: ['Tiruppur, Tamil Nadu', '+91 98765 43210', 'kaveri@example.in'],
  })
  expect(paper.headCode?.label).toContain('https://vanij.example/s/kaveri')
  expect(paper.notes.join(' ')).toContain('They may change')
})

test('what is listed now is on it, and nothing that is paused, rejected, a draft or over', async () => {
  await aProduct(testApp.db, { seller, product_name: 'Listed bolt' })
  await aProduct(testApp.db, { seller, product_name: 'Cloth', category: 'apparel-fashion' })
  await aProduct(testApp.db, { seller, verification: 'rejected' })
  await aProduct(testApp.db, { seller, expires_at: new Date(Date.now() - 1_000) })
  await aDraft(testApp.db, { seller })
  await aProduct(testApp.db)
  expect((await listed()).map(({ product_name }) => product_name)).toEqual(['Cloth', 'Listed bolt'])
  expect((await listed('apparel-fashion')).map(({ product_name }) => product_name)).toEqual(['Cloth'])
})

test('the list of a shop without tax says no GST', async () => {
  const product_id = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`update products set gst_rate_bp = 1800 where product_id = ${product_id}`)
  expect(await listed()).toMatchObject([{ gst_rate_bp: 1800 }])
  await testApp.db.run(sql`
    update tax_registrations set scheme = 'composition' where seller_id = ${seller.user_id}`)
  const { facts, lines } = priceListOf(list, await listed())
  expect(facts).toContainEqual({ label: 'Prices', text: 'No GST' })
  expect(lines.columns.map(({ title }) => title)).not.toContain('Price with GST')
})

test('a seller gets the own list as a PDF file, of one category too', async () => {
  await aProduct(testApp.db, { seller })
  const file = await own()
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOf(file.bytes)).toBe(1)
  expect((await own('T-Shirt')).bytes.equals(file.bytes)).toBe(false)
  expect(await own('No such goods')).toMatchObject({
    status: 400,
    content: 'Choose a category from the list',
  })
})

test('everybody gets the list of a shop by its address, and the same list is made once', async () => {
  await aProduct(testApp.db, { seller })
  const [first, second, mine] = await Promise.all([visit(), visit(), own()])
  expect(second.bytes.equals(first.bytes)).toBe(true)
  expect(mine.bytes.equals(first.bytes)).toBe(true)
  expect(await visit('nobody-has-this')).toMatchObject({ status: 404 })
})

test('a shop that has chosen no address has its list too, by its number', async () => {
  const { user_id } = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller: { user_id } })
  const visitShop = (id: string) => read(`/api/users/seller/${id}/price-list.pdf`, null)
  expect((await visitShop(user_id)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await visitShop((await aBuyer(testApp.db)).user_id)).toMatchObject({ status: 404 })
  const other = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${other.user_id}`)
  expect(await visitShop(other.user_id)).toMatchObject({ status: 404 })
})

test('a price that changes makes another file at once for its seller', async () => {
  const productId = await aProduct(testApp.db, { seller })
  const before = await own()
  await testApp.db.run(sql`
    update products set tiers = '[{"min":1,"max":null,"unit_price_paise":77700}]' where product_id = ${productId}`)
  expect((await own()).bytes.equals(before.bytes)).toBe(false)
})

test('a suspended shop has no list, an empty one says so, and only sellers have an own one', async () => {
  expect(priceListOf(list, []).lines.rows).toEqual([['Nothing is listed at present.']])
  expect(pagesOf((await own()).bytes)).toBe(1)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  expect(await visit()).toMatchObject({ status: 404 })
  expect(await own('all', await aBuyer(testApp.db))).toMatchObject({ status: 403 })
  expect(await own('all', null)).toMatchObject({ status: 401 })
})

test('5,000 products become one file in a thread, and what is more is said', async () => {
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, filters)
    select ${seller.user_id}, 'हाथ से बुना दुपट्टा No. ' || n, 'Cotton', 'piece', 'apparel-fashion', 'T-Shirt',
      '[{"min":1,"max":9,"unit_price_paise":77700},{"min":10,"max":99,"unit_price_paise":75000},{"min":100,"max":null,"unit_price_paise":70000}]',
      array[]::text[]
    from generate_series(1, 5001) n`)
  const { bytes } = await own()
  expect(pagesOf(bytes)).toBeGreaterThan(100)
  expect(priceListOf({ ...list, isCut: true }, [product]).notes[0]).toMatch(/^This list ends here/)
})

test('no text stands over another one or over the edge, however long names, codes and units are', async () => {
  const wild = {
    ...{ ...product, product_name: 'W'.repeat(100), seller_item_code: 'X'.repeat(40), unit: 'क'.repeat(40) },
    tiers: Array.from({ length: 12 }, (_, place) => ({
      ...{ min: 1_000_000 - 12 + place, max: place === 11 ? null : 1_000_000 - 12 + place },
      unit_price_paise: 999_999_999,
    })),
  }
  const shop = { ...list.shop, company: 'श्री गणेश '.repeat(12), city: 'W'.repeat(60) }
  const names = Array.from({ length: 60 }, (_, place) => (place % 3 ? product : wild))
  const texts = drawnTexts(await writePaper(priceListOf({ ...list, shop }, names))).filter(
    ({ width }) => width > 0,
  )
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter(({ x, width }) => x < 35 || x + width > 560)).toEqual([])
  const over = texts.filter((one, place) =>
    texts
      .slice(place + 1)
      .some(
        (other) =>
          one.page === other.page &&
          Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.6 &&
          one.x + one.width > other.x + 0.3 &&
          other.x + other.width > one.x + 0.3,
      ),
  )
  expect(over).toEqual([])
})
