import { expect, test } from 'vitest'
import { cancelOrder, getOrder, listOrders } from '#contract/order.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { updateProfile } from '#contract/users/account.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const tiers = [
  { min: 10, max: 99, unit_price_paise: 5_000 },
  { min: 100, max: null, unit_price_paise: 4_500 },
]

async function anOldOrder() {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  const buyer = await aBuyer(testApp.db, { full_name: 'Ramesh Kumar', company_name: 'Sangam Pustak Bhandar' })
  const product_id = await aProduct(testApp.db, { seller, tiers, product_name: 'Cotton towel' })
  await testApp.db.run(sql`update products set images = '["/media/towel"]' where product_id = ${product_id}`)
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 50 }])
  return { seller, buyer, product_id, orderId }
}

async function changeEverything(seller: Someone, buyer: Someone, product_id: string) {
  await testApp.as(buyer)(updateProfile, {
    full_name: 'Somebody Else',
    company_name: 'Another Company',
    email: `changed-${buyer.user_id}@example.in`,
  })
  await testApp.db.run(sql`
    update users set company_name = 'Tata Steel Limited', is_seller_verified = false, gst_number = '27ZZZZZ0000Z1Z5',
      phone_number = ${`9188${seller.user_id.replace(/\D/g, '').padEnd(8, '0').slice(0, 8)}`}, email = ${`${seller.user_id}@example.in`}
    where user_id = ${seller.user_id}`)
  await testApp.db.run(sql`
    update products set product_name = 'Silk scarf', unit = 'box', images = '[]', deleted_at = now(),
      tiers = '[{"min": 1, "max": null, "unit_price_paise": 1}]'
    where product_id = ${product_id}`)
}

async function everyView({ seller, buyer, orderId }: Awaited<ReturnType<typeof anOldOrder>>) {
  const headers = { token: await testApp.tokenOf(seller) }
  return {
    details: await testApp.as(buyer)(getOrder, { orderId }),
    bought: (await testApp.as(buyer)(listOrders, {})).Orders,
    sold: (await testApp.as(seller)(listSellerOrders, {})).Orders,
    file: (await testApp.app.inject({ url: '/api/orders/seller/export', headers })).payload,
  }
}

test('later changes of buyer, seller and product touch no order, no list and no file', async () => {
  const old = await anOldOrder()
  const before = await everyView(old)
  expect(before.details).toMatchObject({
    buyer: { full_name: 'Ramesh Kumar', company_name: 'Sangam Pustak Bhandar', is_verified: false },
    seller: { seller_company: 'Kaveri Knits', is_seller_verified: true },
    ordered_items: [
      {
        product_name: 'Cotton towel',
        product_image: '/media/towel',
        unit: 'piece',
        unit_price: 50,
        slab: { min: 10, max: 99 },
      },
    ],
  })
  await changeEverything(old.seller, old.buyer, old.product_id)
  expect(await everyView(old)).toEqual(before)
})

test('both sides read the GST number of the other as it was', async () => {
  const { seller, buyer, orderId } = await anOldOrder()
  for (const person of [seller, buyer])
    expect(await testApp.as(person)(getOrder, { orderId })).toMatchObject({
      buyer: { gst_number: expect.stringMatching(/^08ABCDE/) },
      seller: { gst_number: expect.stringMatching(/^08ABCDE/), phone_number: expect.stringMatching(/^91/) },
    })
  expect((await testApp.as(seller)(listSellerOrders, {})).Orders).toMatchObject([
    { buyer: { gst_number: expect.stringMatching(/^08ABCDE/) } },
  ])
})

test('a buyer is found by the company and by the name of the day of the order, and by no later one', async () => {
  const { seller, buyer, product_id, orderId } = await anOldOrder()
  await changeEverything(seller, buyer, product_id)
  const find = async (words: string) => {
    const { Orders, counts } = await testApp.as(seller)(listSellerOrders, { buyer: words })
    return [Orders.map(({ order_id }) => order_id), counts.all]
  }
  expect(await find('sangam')).toEqual([[orderId], 1])
  expect(await find('ramesh')).toEqual([[orderId], 1])
  expect(await find('somebody')).toEqual([[], 0])
  expect(await find('another')).toEqual([[], 0])
})

test('the seller is notified by order id when a buyer cancels', async () => {
  const { seller, buyer, product_id, orderId } = await anOldOrder()
  await changeEverything(seller, buyer, product_id)
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Ordered by mistake' })
  const { rows } = await testApp.pool.query(
    "select message from notifications where order_id = $1 and kind = 'order-cancelled'",
    [orderId],
  )
  expect(rows).toEqual([
    { message: `Sangam Pustak Bhandar cancelled the order ${orderId}: Ordered by mistake` },
  ])
})
