import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { lookForSignals, signalsAbout } from '#server/testing/desk/signals.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { findSignals, purgeSignals } from './find-signals.service.ts'

const testApp = openTestApp()
const look = (now?: Date) => lookForSignals(testApp, now)
const price = (productId: string, paise: number) =>
  testApp.db.run(sql`
    update products set tiers = ${JSON.stringify([{ min: 1, max: null, unit_price_paise: paise }])}
    where product_id = ${productId}`)
const picture = (productId: string, id: string) =>
  testApp.db.run(sql`
    update products set images = ${JSON.stringify([`/media/${id}/1600.webp`])} where product_id = ${productId}`)
const device = (person: Someone, name: string) =>
  testApp.db.run(
    sql`insert into known_devices (user_id, device_hash) values (${person.user_id}, sha256(${name}::bytea))`,
  )

test('goods that a seller lists twice are one signal, with both listings', async () => {
  const seller = await aSeller(testApp.db)
  const first = await aProduct(testApp.db, { seller, product_name: 'MS Angle 50 x 50' })
  const second = await aProduct(testApp.db, { seller, product_name: 'ms angle 50x50.' })
  await aProduct(testApp.db, { seller, product_name: 'MS Angle 40 x 40' })
  await aProduct(testApp.db, { product_name: 'MS Angle 50 x 50' })
  await look()
  const signals = await signalsAbout(testApp, 'same-listing', seller)
  expect(signals).toMatchObject([{ facts: { count: 2 }, people: [{ user_id: seller.user_id }] }])
  expect(signals[0]?.products.map(({ product_id }) => product_id)).toEqual([first, second])
})

test('names in Hindi differ by their vowel signs', async () => {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, product_name: 'हल्दी पाउडर' })
  await aProduct(testApp.db, { seller, product_name: 'हल्दा पाउडर' })
  await aProduct(testApp.db, { seller, product_name: 'हल्दी  पाउडर' })
  await look()
  expect(await signalsAbout(testApp, 'same-listing', seller)).toMatchObject([{ facts: { count: 2 } }])
})

test('a live offer of listed goods is no double, nor is a listing that is off the market', async () => {
  const seller = await aSeller(testApp.db)
  const goods = { seller, product_name: 'Basmati rice' }
  await aProduct(testApp.db, goods)
  await aProduct(testApp.db, { ...goods, expires_at: new Date(Date.now() + 60_000) })
  await aProduct(testApp.db, { ...goods, verification: 'rejected' })
  const paused = await aProduct(testApp.db, goods)
  await testApp.db.run(
    sql`update products set deleted_at = now(), off_market = 'paused' where product_id = ${paused}`,
  )
  await look()
  expect(await signalsAbout(testApp, 'same-listing', seller)).toEqual([])
  await testApp.db.run(
    sql`update products set deleted_at = null, off_market = null where product_id = ${paused}`,
  )
  await look()
  expect(await signalsAbout(testApp, 'same-listing', seller)).toHaveLength(1)
})

test('the same picture at two sellers is a signal, at one seller it is none', async () => {
  const [one, other] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const hers = await aProduct(testApp.db, { seller: one })
  const again = await aProduct(testApp.db, { seller: one })
  // Whose is older stands first.
  const his = await aProduct(testApp.db, { seller: other })
  await picture(hers, 'a'.repeat(32))
  await picture(again, 'a'.repeat(32))
  await look()
  expect(await signalsAbout(testApp, 'same-picture', one)).toEqual([])
  await picture(his, 'a'.repeat(32))
  await look()
  expect(await signalsAbout(testApp, 'same-picture', one)).toMatchObject([
    { facts: { count: 2 }, people: [{}, { user_id: other.user_id }], products: [{}, { product_id: his }] },
  ])
})

test('a price that moves by the factor within a week is a signal, up or down, also in steps', async () => {
  const seller = await aSeller(testApp.db)
  const [up, down, little] = await Promise.all([1, 2, 3].map(() => aProduct(testApp.db, { seller })))
  await price(up ?? '', 90_000)
  await price(up ?? '', 150_000)
  await price(down ?? '', 10_000)
  await price(little ?? '', 149_900)
  await look()
  const signals = await signalsAbout(testApp, 'price-jump', seller)
  expect(signals.map(({ facts, products }) => [products[0]?.product_id, facts.was, facts.now])).toEqual(
    expect.arrayContaining([
      [up, 500, 1500],
      [down, 500, 100],
    ]),
  )
  expect(signals).toHaveLength(2)
})

test('what moved more than a week ago is no jump, and is forgotten', async () => {
  const seller = await aSeller(testApp.db)
  const productId = await aProduct(testApp.db, { seller })
  await price(productId, 140_000)
  await testApp.db.run(
    sql`update price_moves set moved_at = now() - interval '9 days' where product_id = ${productId}`,
  )
  await price(productId, 160_000)
  await look()
  expect(await signalsAbout(testApp, 'price-jump', seller)).toEqual([])
  await purgeSignals(testApp.db)
  expect(await testApp.db.many(sql`select 1 from price_moves where product_id = ${productId}`)).toHaveLength(
    1,
  )
})

test('three accounts on one device are a signal; two are a household, and admins and the demo do not count', async () => {
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => aBuyer(testApp.db)))
  if (!(one && two && three)) throw new Error('three buyers')
  await device(one, 'shop phone')
  await device(two, 'shop phone')
  const demo = await aBuyer(testApp.db)
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${demo.user_id}`)
  await device(demo, 'shop phone')
  await look()
  expect(await signalsAbout(testApp, 'one-device', one)).toEqual([])
  await device(three, 'shop phone')
  await look()
  const [signal] = await signalsAbout(testApp, 'one-device', one)
  expect(signal?.people.map(({ user_id }) => user_id).toSorted()).toEqual(
    [one, two, three].map(({ user_id }) => user_id).toSorted(),
  )
})

test('one GST number with two suppliers is a signal; a buyer who has it too is none', async () => {
  const [one, other] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const gstin = '27AAPFU0939F1ZV'
  await testApp.db.run(sql`
    update users set gst_number = ${gstin}, is_seller_verified = false
    where user_id in (${one.user_id}, ${(await aBuyer(testApp.db)).user_id})`)
  await look()
  expect(await signalsAbout(testApp, 'one-gstin', one)).toEqual([])
  await testApp.db.run(sql`
    update users set gst_number = ${gstin}, is_seller_verified = false where user_id = ${other.user_id}`)
  await look()
  expect(await signalsAbout(testApp, 'one-gstin', one)).toMatchObject([
    { facts: { count: 2, gstin }, people: [{}, {}] },
  ])
})

const order = (buyer: Someone, seller: Someone, count: number) =>
  testApp.db.run(sql`
    insert into orders (order_id, buyer_id, seller_id, total_paise, state, city, postal_code, ship_address, buyer_full_name,
      buyer_email, buyer_phone_number, buyer_gst_number, is_buyer_verified, seller_full_name, seller_email,
      seller_phone_number, seller_gst_number, is_seller_verified)
    select 'VJ-' || upper(substr(md5(random()::text), 1, 8)), ${buyer.user_id}, ${seller.user_id}, 100, '', '', '', '', 'Asha', '', '',
      '', false, 'Ravi', '', '', '', true from generate_series(1, ${count}::int)`)

test('many orders of the same two within a week are a signal, and open again only when they double', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await order(buyer, seller, limits.signals.orders - 1)
  await look()
  expect(await signalsAbout(testApp, 'many-orders', seller)).toEqual([])
  await order(buyer, seller, 1)
  await look()
  const [signal] = await signalsAbout(testApp, 'many-orders', seller)
  expect(signal).toMatchObject({
    facts: { count: 20, days: 7 },
    people: [{ is_seller: false }, { is_seller: true }],
  })
  await testApp.db.run(sql`
    update signals set outcome = 'nothing', decided_at = now() where signal_id = ${signal?.signal_id}`)
  await order(buyer, seller, 5)
  await look()
  expect(await signalsAbout(testApp, 'many-orders', seller)).toEqual([])
  await order(buyer, seller, 15)
  await look()
  expect(await signalsAbout(testApp, 'many-orders', buyer)).toMatchObject([
    { facts: { count: 40 }, outcome: null, revision: 2 },
  ])
})

test('several processes that look at once find everything once', async () => {
  const seller = await aSeller(testApp.db)
  for (const name of Array.from({ length: 30 }, (_, place) => `Cable ${place % 15}`))
    await aProduct(testApp.db, { seller, product_name: name })
  await Promise.all([1, 2, 3, 4].map(() => look()))
  const signals = await signalsAbout(testApp, 'same-listing', seller)
  expect(signals.map(({ facts }) => facts.count)).toEqual(Array(15).fill(2))
  expect(await testApp.db.many(sql`select 1 from signal_checks`)).toEqual([])
})

test('an hour in which nothing has changed reads nothing and writes nothing', async () => {
  const seller = await aSeller(testApp.db)
  for (const _ of [1, 2]) await aProduct(testApp.db, { seller, product_name: 'Copper wire' })
  await look()
  const before = await testApp.db.many(sql`select signal_id, revision, found_at from signals order by 1`)
  expect(await findSignals(testApp.db)).toBe(false)
  expect(await testApp.db.many(sql`select signal_id, revision, found_at from signals order by 1`)).toEqual(
    before,
  )
})

test('a seller of 5,000 listings is looked at in batches', async () => {
  const seller = await aSeller(testApp.db)
  const productId = await aProduct(testApp.db, { seller, product_name: 'Washer 0' })
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, filters)
    select seller_id, 'Washer ' || n % 4000, description, unit, category, category_type, tiers, filters
    from products, generate_series(1, 4999) n where product_id = ${productId}`)
  expect(await findSignals(testApp.db)).toBe(true)
  await look()
  const { length } = await testApp.db.many(sql`select 1 from signals where about_id = ${seller.user_id}`)
  expect(length).toBe(1000)
})
