import { beforeAll, expect, test } from 'vitest'
import { getProduct, listCategory, listLiveCategory, searchProducts } from '#contract/products/product.ts'
import { getRequirement } from '#contract/requirement.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { sql } from '#server/db/sql.ts'
import { followShops } from '#server/products/shop-change.service.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { aRequirement } from '#server/testing/requirements.ts'
import { aShop, aStranger, ask, dayMs, sell } from '#server/testing/service/service-history.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { refreshFigures } from './figures.service.ts'

const testApp = openTestApp()
// A Wednesday, and an enquiry of the day before within shop hours.
const now = new Date('2026-11-18T12:00:00+05:30')
const began = new Date(now.getTime() - dayMs)
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000)
const count = async (moment = now) => {
  while (await refreshFigures(testApp.db, moment));
  await followShops(testApp.db)
}

async function aShopThatAnswersIn(minutes: number, cases = 5) {
  const seller = await aShop(testApp)
  for (let each = 0; each < cases; each += 1)
    await ask(testApp, { seller, buyer: await aStranger(testApp) }, { began, answered: after(minutes) })
  return seller
}

let buyer: Someone
const shops: Record<'slow' | 'fast' | 'few' | 'unknown', Someone> = {} as never

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  // The fast one's first product is older than all others, and is listed first nevertheless.
  shops.fast = await aShopThatAnswersIn(20)
  await aProduct(testApp.db, { seller: shops.fast, product_name: 'Granite slab one' })
  shops.slow = await aShopThatAnswersIn(200)
  shops.few = await aShopThatAnswersIn(1, 4)
  shops.unknown = await aShop(testApp)
  for (const seller of [shops.slow, shops.few, shops.unknown])
    for (const name of ['two', 'three'])
      await aProduct(testApp.db, { seller, product_name: `Granite slab ${name}` })
  await count()
  // What is added later stands where its shop stands, at once.
  await aProduct(testApp.db, { seller: shops.fast, product_name: 'Granite slab late' })
})

const shopsOf = ({ products }: { products: readonly { seller_id: string }[] }) =>
  products.map(({ seller_id }) =>
    Object.keys(shops).find((name) => shops[name as keyof typeof shops].user_id === seller_id),
  )
const inOrder = ['fast', 'fast', 'slow', 'slow', 'unknown', 'unknown', 'few', 'few']

test.each(['granite slab', ''])(
  'by answers, the fastest shop comes first and those without figures last: "%s"',
  async (q) => {
    const seen: (string | undefined)[] = []
    let cursor: string | undefined
    do {
      const page = await testApp.as(buyer)(searchProducts, {
        q,
        sort: 'answers',
        limit: 3,
        ...(cursor && { cursor }),
      })
      seen.push(...shopsOf(page))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toEqual(inOrder)
  },
)

test('so do categories, and live offers', async () => {
  const all = { category_type: 'all', sort: 'answers' } as const
  expect(shopsOf(await testApp.as(null)(listCategory, all))).toEqual(inOrder)
  const inCategory = { category_type: 'hardware-paints', sort: 'answers' } as const
  expect(shopsOf(await testApp.as(null)(listCategory, inCategory))).toEqual(inOrder)
  const expires_at = new Date(Date.now() + dayMs)
  for (const seller of [shops.fast, shops.slow]) await aProduct(testApp.db, { seller, expires_at })
  expect(shopsOf(await testApp.as(null)(listLiveCategory, all))).toEqual(['fast', 'slow'])
  await testApp.db.run(sql`delete from products where kind = 'live'`)
})

test('a list by answers walks an index', async () => {
  const client = await testApp.pool.connect()
  await client.query('set enable_sort = off')
  const { rows } = await client.query(`
    explain select product_id from products p where deleted_at is null and category = 'hardware-paints'
    order by p.answer_class desc, p.created_at desc, p.product_id desc limit 25`)
  await client.query('reset enable_sort')
  client.release()
  expect(JSON.stringify(rows)).toContain('products_category_answers_idx')
})

test('who answers slower, or no more, moves; so do the products of a suspended shop once it is back', async () => {
  const shop = await aShopThatAnswersIn(10)
  const product_id = await aProduct(testApp.db, { seller: shop, product_name: 'Marble slab' })
  const classOf = async () =>
    (await testApp.pool.query('select answer_class from products where product_id = $1', [product_id]))
      .rows[0].answer_class
  expect(await classOf()).toBe(0)
  await count()
  expect(await classOf()).toBe(99)
  for (let each = 0; each < 6; each += 1)
    await ask(testApp, { seller: shop, buyer: await aStranger(testApp) }, { began, answered: after(90) })
  await count(new Date(now.getTime() + 60 * 60_000))
  expect(await classOf()).toBe(95)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${shop.user_id}`)
  await count(new Date(now.getTime() + 2 * 60 * 60_000))
  expect(await classOf()).toBe(0)
  await testApp.db.run(sql`update users set suspended_at = null where user_id = ${shop.user_id}`)
  await count(new Date(now.getTime() + 3 * 60 * 60_000))
  expect(await classOf()).toBe(95)
  await testApp.db.run(sql`delete from products where product_id = ${product_id}`)
})

test('products, quotes and sellers say how their seller serves, with too few cases only how many', async () => {
  const seller = await aShopThatAnswersIn(115)
  for (const late of [false, false, false, false, true])
    await sell(
      testApp,
      { seller, buyer: await aStranger(testApp) },
      {
        ...{ began, promised: '2026-11-18', left: late ? new Date(now.getTime() + 2 * dayMs) : now },
        ...{ cancelledBy: null, isLost: false, isDisputed: false },
      },
    )
  const few = await aShopThatAnswersIn(5, 3)
  const uncounted = { seller: await aShop(testApp) }
  await count(new Date(now.getTime() + 4 * 60 * 60_000))
  await testApp.db.run(sql`delete from service_figures where seller_id = ${uncounted.seller.user_id}`)
  const asks = [
    [seller, { reply_median_minutes: 115, on_time: 80, sample: 5 }],
    [few, { reply_median_minutes: null, on_time: null, sample: 3 }],
    [uncounted.seller, undefined],
  ] as const
  const requirement = await aRequirement(testApp.db, { buyer })
  for (const [place, [{ user_id }]] of asks.entries())
    await testApp.db.run(sql`
      insert into quotes (requirement_id, seller_id, place, unit_price_paise, min_quantity, delivery_days)
      values (${requirement}, ${user_id}, ${place + 1}, ${100 + place}, 1, 1)`)
  const { quotes } = await testApp.as(buyer)(getRequirement, { requirementId: requirement })
  expect(quotes.map((quote) => quote.seller.service)).toEqual(asks.map(([, service]) => service))
  for (const [person, service] of asks) {
    const productId = await aProduct(testApp.db, { seller: person, product_name: 'Basalt slab' })
    const { product } = await testApp.as(null)(getProduct, { productId })
    expect(product.service).toEqual(service)
    const profile = await testApp.as(null)(getSeller, { sellerId: person.user_id })
    expect(profile.service).toEqual(service)
    expect(profile.products.map((each) => each.service)).toEqual([service])
  }
})
