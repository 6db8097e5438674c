import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { productPicturePath, shopPicturePath } from '#contract/paths.ts'
import { sql } from '#server/db/sql.ts'
import { aDraft, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { cardOfProduct, cardOfShop, photosOfShop } from './share-picture.rules.ts'
import { makeSharePicture } from './worker/make-share-picture.ts'
import { outlinesOf, widthOf } from './worker/outlines.ts'
import { linesOf } from './worker/text-lines.ts'

const testApp = openTestApp()
const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })
const look = { size: 42, weight: 'bold' } as const
const seller = { company: 'Kaveri Knits', city: 'Tiruppur', state: 'Tamil Nadu' }
const card = {
  ...{ name: 'Cotton T-shirt', figure: '₹118.50 / piece', note: 'With GST' },
  ...{ company: 'Kaveri Knits', place: 'Tiruppur' },
}

test('a product says its name, its lowest price with the quantity, and its shop', () => {
  const product = {
    ...seller,
    revision: 1,
    product_name: 'सूती चादर',
    unit: 'piece',
    is_untaxed: false,
    images: [],
  }
  const tiers = [
    { min: 50, unit_price_paise: 14_500 },
    { min: 2_000, unit_price_paise: 11_850 },
  ]
  expect(cardOfProduct({ ...product, tiers })).toEqual({
    ...{ name: 'सूती चादर', figure: '₹118.50 / piece', note: 'For 2,000 and more, with GST' },
    ...{ company: 'Kaveri Knits', place: 'Tiruppur, Tamil Nadu' },
  })
  const single = { ...product, tiers: [{ min: 1, unit_price_paise: 500 }] }
  expect(cardOfProduct(single).note).toBe('With GST')
  expect(cardOfProduct({ ...single, is_untaxed: true }).note).toBe('No GST')
  expect(cardOfProduct({ ...product, tiers, is_untaxed: true }).note).toBe('For 2,000 and more, no GST')
})

test('a shop says its name and how many products it lists, with photos of four of them or one', () => {
  const shop = { ...seller, profile_image: '/media/p', products: 1_284, images: ['a', 'b', 'c', 'd'] }
  expect(cardOfShop(shop)).toMatchObject({ name: 'Kaveri Knits', figure: '1,284 products' })
  expect(cardOfShop({ ...shop, products: 1 }).figure).toBe('1 product')
  expect(photosOfShop(shop)).toHaveLength(4)
  expect(photosOfShop({ ...shop, images: ['a', 'b'] })).toEqual(['a'])
  expect(photosOfShop({ ...shop, images: [] })).toEqual(['/media/p'])
  expect(photosOfShop({ ...shop, images: [], profile_image: null })).toEqual([])
})

test('everybody gets a picture of 1200 x 630 that messengers take, and the same one is not sent twice', async () => {
  const url = productPicturePath(await aProduct(testApp.db))
  const { statusCode, headers, rawPayload } = await get(`${url}?v=1`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(rawPayload.length).toBeLessThan(300_000)
  expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})

test('another price, name or shop makes another picture', async () => {
  const productId = await aProduct(testApp.db)
  const etagOf = async () => String((await get(productPicturePath(productId))).headers.etag)
  const first = await etagOf()
  await testApp.db.run(sql`
    update products set tiers = '[{"min":1,"max":null,"unit_price_paise":77700}]' where product_id = ${productId}`)
  const second = await etagOf()
  await testApp.db.run(sql`
    update users set company_name = 'Renamed' from products p
    where p.product_id = ${productId} and users.user_id = p.seller_id`)
  expect(new Set([first, second, await etagOf()]).size).toBe(3)
})

test('what is not listed and who may not sell has no picture', async () => {
  const owner = await aSeller(testApp.db)
  const shop = shopPicturePath(owner.user_id)
  expect((await get(shop)).statusCode).toBe(200)
  for (const productId of [
    await aDraft(testApp.db),
    await aProduct(testApp.db, { verification: 'rejected' }),
    randomUUID(),
    'nonsense',
  ])
    expect((await get(productPicturePath(productId))).statusCode).toBe(404)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${owner.user_id}`)
  for (const url of [shop, shopPicturePath(randomUUID()), shopPicturePath('nonsense')])
    expect((await get(url)).statusCode).toBe(404)
})

test('a photo that is gone leaves a picture without it', async () => {
  const productId = await aProduct(testApp.db)
  await testApp.db.run(sql`
    update products set images = jsonb_build_array('/media/' || repeat('0', 32) || '/960.webp')
    where product_id = ${productId}`)
  expect((await get(productPicturePath(productId))).statusCode).toBe(200)
})

test('names are drawn, never read: hostile ones and those of any script make a picture', async () => {
  const photo = readFileSync(new URL('../../../demo/pictures/paper-ream-1-960.webp', import.meta.url))
  const names = [
    '<svg onload="x()">]]>&amp;',
    'हाथ से बुना',
    'احمد ٹریڈرز',
    'தமிழ் বাংলা',
    '😀',
    '',
    '\u202ex'.repeat(50),
  ]
  for (const name of names)
    for (const photos of [[], [photo], [Buffer.from('no picture')]])
      expect(
        (await makeSharePicture({ card: { ...card, name, company: name }, photos })).length,
      ).toBeGreaterThan(5_000)
})

test('every script is set in a font that has its letters, joined as they are written', () => {
  for (const text of [
    'क्ष',
    'தமிழ்',
    'বাংলা',
    'ગુજરાતી',
    'ਪੰਜਾਬੀ',
    'ଓଡ଼ିଆ',
    'తెలుగు',
    'ಕನ್ನಡ',
    'മലയാളം',
    'اردو',
    '₹1,450',
  ]) {
    const { edges, width } = outlinesOf(text, look)
    expect(edges.length, text).toBeGreaterThan(20)
    expect(widthOf(text, look)).toBeCloseTo(width)
  }
  expect(widthOf('क्ष', look)).toBeLessThan(widthOf('क', look) + widthOf('ष', look))
})

test('what has no room is cut with dots, and no line is wider than its column', () => {
  const room = { width: 470, lines: 3 }
  for (const text of ['W'.repeat(100), 'हाथ से बुना हुआ सूती दुपट्टा '.repeat(5), 'a '.repeat(200)]) {
    const lines = linesOf(text, look, room)
    expect(lines.length).toBeLessThanOrEqual(3)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of lines) expect(widthOf(line, look)).toBeLessThanOrEqual(470)
  }
  expect(linesOf('Steel bolt', look, room)).toEqual(['Steel bolt'])
  expect(linesOf('', look, room)).toEqual([])
})
