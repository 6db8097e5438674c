import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { productPath, sellerPath, shopPath } from '#contract/paths.ts'
import { getShareHits } from '#contract/sellers/share-hits.ts'
import { saveOwnShop } from '#contract/sellers/shop.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { hitOf, isByProgram } from './share-hit.rules.ts'
import { startShareHits } from './share-hit.runner.ts'
import { countHit, purgeHits, storeHits } from './share-hit.service.ts'

const testApp = openTestApp()
const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const day = 86_400_000
let seller: Someone
let productId: string

beforeEach(async () => {
  seller = await aSeller(testApp.db)
  productId = await aProduct(testApp.db, { seller, product_name: 'Steel bolt' })
})

const hits = (who: Someone | null = seller) => testApp.as(who)(getShareHits, {})
const open = (path: string, source = 'wa', now = new Date()) => {
  const hit = hitOf(path, `via=${source}`)
  if (hit) countHit(testApp.db, hit, now)
  return hit
}
const stored = async () => {
  await storeHits(testApp.db)
  return hits()
}
const ofSource = ({ sources }: Awaited<ReturnType<typeof hits>>, source: string) =>
  sources.find((each) => each.source === source)

test('openings of a shop and of its products are counted by source and day, and their seller reads them', async () => {
  const handle = `hits-${randomUUID().slice(0, 8)}`
  await testApp.as(seller)(saveOwnShop, { handle })
  for (const path of [
    productPath(productId),
    productPath(productId.toUpperCase()),
    sellerPath(seller.user_id),
  ])
    open(path)
  open(shopPath(handle), 'qr')
  open(productPath(productId), 'wa', new Date(Date.now() - 10 * day))
  open(productPath(productId), 'wa', new Date(Date.now() - 40 * day))
  const seen = await stored()
  expect(ofSource(seen, 'wa')).toMatchObject({ last_7: 3, last_30: 4 })
  expect(ofSource(seen, 'qr')).toMatchObject({ last_7: 1, last_30: 1 })
  expect(ofSource(seen, 'pdf')).toMatchObject({ last_7: 0, last_30: 0 })
  expect(seen.products).toEqual([
    { product_id: productId, product_name: 'Steel bolt', last_7: 2, last_30: 3 },
  ])
})

test('counts of several processes and times are added up', async () => {
  for (let round = 0; round < 3; round += 1) {
    open(productPath(productId))
    await storeHits(testApp.db)
  }
  expect(ofSource(await hits(), 'wa')?.last_7).toBe(3)
  await storeHits(testApp.db)
  expect(ofSource(await hits(), 'wa')?.last_7).toBe(3)
})

test('an address that a shop had before counts for the shop', async () => {
  const [first, second] = [`old-${randomUUID().slice(0, 8)}`, `new-${randomUUID().slice(0, 8)}`]
  await testApp.as(seller)(saveOwnShop, { handle: first })
  await testApp.db.run(sql`update shops set handle_changed_at = now() - interval '31 days'`)
  await testApp.as(seller)(saveOwnShop, { handle: second })
  open(shopPath(first))
  open(shopPath(second))
  expect(ofSource(await stored(), 'wa')?.last_7).toBe(2)
})

test('what names no shop and no product is dropped, and a flood of inventions is bounded', async () => {
  for (let place = 0; place < limits.shareHits.atOnce + 500; place += 1) open(productPath(randomUUID()))
  open(sellerPath(randomUUID()))
  expect((await stored()).products).toEqual([])
  const other = await aSeller(testApp.db)
  open(productPath(productId))
  await storeHits(testApp.db)
  expect(ofSource(await hits(other), 'wa')?.last_30).toBe(0)
})

test.each([
  ['/product_details/nonsense', 'via=wa'],
  ['/live_market', 'via=wa'],
  ['/s/ab', 'via=wa'],
  [productPath(randomUUID()), ''],
  [productPath(randomUUID()), 'via=spam'],
  [productPath(randomUUID()), 'via=wa2'],
  [productPath(randomUUID()), 'xvia=wa'],
  [`${productPath(randomUUID())}/more`, 'via=wa'],
])('%s?%s is no opening of a shared link', (path, query) => {
  expect(hitOf(path, query)).toBeUndefined()
})

test.each([
  'WhatsApp/2.24.20.80 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.5.0',
  '',
])('%j says that it is a program', (agent) => {
  expect(isByProgram({ 'user-agent': agent })).toBe(true)
})

test('a browser counts, but not where it only fetches ahead', () => {
  expect(isByProgram({ 'user-agent': chrome })).toBe(false)
  expect(isByProgram({ 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' })).toBe(true)
})

test('pages that were sent to people count, in any language; others do not', async () => {
  const app = fastify()
  app.decorate('services', testApp.app.services)
  startShareHits(app)
  app.get('/*', (request, reply) => reply.code(request.url.includes('gone') ? 404 : 200).send('page'))
  const get = (url: string, agent = chrome) => app.inject({ url, headers: { 'user-agent': agent } })
  await get(`${productPath(productId)}?via=wa`)
  await get(`/hi${productPath(productId)}?utm_source=x&via=wa`)
  await get(`${productPath(productId)}?via=wa&gone`)
  await get(`${productPath(productId)}?via=wa`, 'WhatsApp/2.24.20.80 A')
  await get(productPath(productId))
  // The end of a server writes down what is counted.
  await app.close()
  expect(ofSource(await hits(), 'wa')?.last_7).toBe(2)
})

test('counts are kept for 90 days', async () => {
  open(productPath(productId), 'wa', new Date(Date.now() - 100 * day))
  open(productPath(productId), 'link')
  await storeHits(testApp.db)
  await purgeHits(testApp.db)
  const { left } = await testApp.db.one(rows(z.object({ left: z.int() }))`
    select count(*)::integer as left from share_hits where seller_id = ${seller.user_id}`)
  expect(left).toBe(1)
})
