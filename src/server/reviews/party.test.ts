import { expect, test } from 'vitest'
import { getProduct } from '#contract/products/product.ts'
import { reviewProduct } from '#contract/review.ts'
import { type Sql, sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { recountOfParties } from './party.service.ts'

const testApp = openTestApp()

async function aDelivered({ buyer, seller }: { buyer: Someone; seller: Someone }) {
  const productId = await aProduct(testApp.db, { seller })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id: productId, quantity: 1 }])
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  const review = () =>
    testApp.as(buyer)(reviewProduct, { productId, orderId, rating: 5, comment: '', images: [] })
  const count = async () => (await testApp.as(null)(getProduct, { productId })).product.review_count
  return { buyer, seller, productId, orderId, review, count }
}
const aTrade = async () => aDelivered({ buyer: await aBuyer(testApp.db), seller: await aSeller(testApp.db) })
type Trade = Awaited<ReturnType<typeof aTrade>>

const recount = async () => {
  while (await recountOfParties(testApp.db));
}
const refusal =
  'You and this supplier share a GST number, a device or an address, so your review would not be independent.'

const deviceOf = (people: readonly Someone[], name: string) => sql`
  insert into known_devices (user_id, device_hash)
  select id, sha256(${name}::bytea) from unnest(${people.map(({ user_id }) => user_id)}::uuid[]) id`

const links: readonly [string, (trade: Trade) => Sql, (trade: Trade) => Sql][] = [
  [
    'a GST number',
    ({ buyer, seller }) => sql`
      update users set gst_number = (select gst_number from users where user_id = ${seller.user_id})
      where user_id = ${buyer.user_id}`,
    ({ buyer }) => sql`update users set gst_number = '' where user_id = ${buyer.user_id}`,
  ],
  [
    'a device',
    ({ buyer, seller }) => deviceOf([buyer, seller], buyer.user_id),
    ({ buyer }) => sql`
      with gone as (delete from known_devices where user_id = ${buyer.user_id} returning user_id)
      insert into party_checks (user_id) select user_id from gone`,
  ],
  [
    'an address',
    ({ buyer, seller }) => sql`
      update users set address = (select upper(address) || '.' from users where user_id = ${seller.user_id})
      where user_id = ${buyer.user_id}`,
    ({ buyer }) => sql`update users set address = '7 Sikar Road, Jaipur' where user_id = ${buyer.user_id}`,
  ],
]

test.each(links)('who shares %s with the seller writes no review', async (_, link) => {
  const trade = await aTrade()
  await testApp.db.run(link(trade))
  await expect(trade.review()).rejects.toMatchObject({ status: 409, message: refusal })
  expect(await trade.count()).toBe(0)
})

test.each(links)(
  'a review counts no more once %s turns out to be shared, and again without it',
  async (_, link, cut) => {
    const trade = await aTrade()
    await trade.review()
    expect(await trade.count()).toBe(1)
    await testApp.db.run(link(trade))
    await recount()
    expect(await trade.count()).toBe(0)
    await testApp.db.run(cut(trade))
    await recount()
    expect(await trade.count()).toBe(1)
  },
)

test('a seller who takes another GST number has the reviews of its buyer uncounted, too', async () => {
  const trade = await aTrade()
  await trade.review()
  await testApp.db.run(sql`
    insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code, is_default)
    select ${trade.seller.user_id}, gst_number, 'Second shop', '', '', '08', false from users
    where user_id = ${trade.buyer.user_id}`)
  await recount()
  expect(await trade.count()).toBe(0)
})

test('an order that is billed to the GST number of its seller is not rated', async () => {
  const trade = await aTrade()
  await testApp.db.run(sql`
    update orders set bill_gstin = seller_gst_number, seller_gstin = seller_gst_number where order_id = ${trade.orderId}`)
  await expect(trade.review()).rejects.toThrow(refusal)
})

test('buyers of the same town, of the same PIN code and behind the same network are not refused', async () => {
  const trade = await aTrade()
  await testApp.db.run(sql`
    update users set address = 'Johari Bazar, Jaipur, Rajasthan 302003'
    where user_id in (${trade.buyer.user_id}, ${trade.seller.user_id})`)
  // All calls of a test come from one network, as those of a mobile carrier do; each has a device of its own.
  for (const person of [trade.buyer, trade.seller]) await testApp.db.run(deviceOf([person], person.user_id))
  await trade.review()
  await recount()
  expect(await trade.count()).toBe(1)
})

test('accounts of the demo share devices with everybody', async () => {
  const trade = await aTrade()
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${trade.seller.user_id}`)
  await testApp.db.run(deviceOf([trade.buyer, trade.seller], trade.buyer.user_id))
  await trade.review()
})

test('several processes that recount at once count once', async () => {
  const seller = await aSeller(testApp.db)
  const trades = await Promise.all(
    [1, 2, 3, 4, 5].map(async () => aDelivered({ buyer: await aBuyer(testApp.db), seller })),
  )
  for (const trade of trades) await trade.review()
  await testApp.db.run(deviceOf([seller, ...trades.map(({ buyer }) => buyer)], 'one till'))
  await Promise.all([1, 2, 3].map(recount))
  expect(await Promise.all(trades.map(({ count }) => count()))).toEqual([0, 0, 0, 0, 0])
})
