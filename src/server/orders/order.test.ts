import { expect, test } from 'vitest'
import { getOrder, listOrders } from '#contract/order.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, shipTo } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function twoSellersOneBuyer() {
  const buyer = await aBuyer(testApp.db, { full_name: 'Meera Iyer' })
  const [ours, theirs] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const ourProduct = await aProduct(testApp.db, { seller: ours, product_name: 'Our goods' })
  const theirProduct = await aProduct(testApp.db, { seller: theirs, product_name: 'Their goods' })
  const [ourOrder = '', theirOrder = ''] = await buy(testApp, buyer, [
    { product_id: ourProduct, quantity: 2 },
    { product_id: theirProduct, quantity: 3 },
  ])
  return { buyer, ours, theirs, ourOrder, theirOrder }
}

test('a seller sees their own part of a mixed cart and nothing of the other', async () => {
  const { ours, ourOrder, theirOrder } = await twoSellersOneBuyer()
  const { Orders, total } = await testApp.as(ours)(listSellerOrders, {})
  expect(total).toBe(1)
  expect(Orders).toMatchObject([
    {
      order_id: ourOrder,
      total_cost: 1_000,
      order_date: expect.stringMatching(/Z$/),
      delivery_status: 'Pending',
      ...shipTo,
      buyer: {
        full_name: 'Meera Iyer',
        company_name: null,
        email: expect.stringContaining('@'),
        phone_number: expect.any(String),
      },
      ordered_items: [{ product_name: 'Our goods', quantity: 2, unit: 'piece' }],
    },
  ])
  expect(JSON.stringify(Orders)).not.toContain('Their goods')
  await expect(testApp.as(ours)(getOrder, { orderId: theirOrder })).rejects.toMatchObject({ status: 404 })
})

test('a buyer lists their orders with their sellers, newest first', async () => {
  const { buyer, ours, ourOrder, theirOrder } = await twoSellersOneBuyer()
  const third = await aProduct(testApp.db)
  const [newest] = await buy(testApp, buyer, [{ product_id: third, quantity: 1 }])
  const { Orders, total, next } = await testApp.as(buyer)(listOrders, {})
  expect({ total, next }).toEqual({ total: 3, next: null })
  expect(Orders[0]?.order_id).toBe(newest)
  expect(new Set(Orders.map(({ order_id }) => order_id))).toEqual(new Set([newest, ourOrder, theirOrder]))
  const one = Orders.find(({ order_id }) => order_id === ourOrder)
  expect(one).toMatchObject({ seller_id: ours.user_id, total_cost: 1_000 })
})

test('an order is read by its buyer and its seller; for anyone else it is not there', async () => {
  const { buyer, ours, theirs, ourOrder } = await twoSellersOneBuyer()
  for (const person of [buyer, ours])
    expect(await testApp.as(person)(getOrder, { orderId: ourOrder })).toMatchObject({
      order_id: ourOrder,
      buyer: { full_name: 'Meera Iyer', company_name: null },
    })
  const strangers = [
    theirs,
    await aBuyer(testApp.db),
    await anApplicant(testApp.db),
    await anAdmin(testApp.db),
  ]
  for (const person of strangers)
    for (const orderId of [ourOrder, 'VJ-ZZZZZZZZ', 'no-order'])
      await expect(testApp.as(person)(getOrder, { orderId })).rejects.toMatchObject({
        status: 404,
        message: 'Order not found',
      })
  await expect(testApp.as(null)(getOrder, { orderId: ourOrder })).rejects.toMatchObject({ status: 401 })
})

test('lists are for those who are signed in, and the seller’s for sellers', async () => {
  await expect(testApp.as(null)(listOrders, {})).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  await expect(testApp.as(null)(listSellerOrders, {})).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await anApplicant(testApp.db), await anAdmin(testApp.db)])
    await expect(testApp.as(person)(listSellerOrders, {})).rejects.toMatchObject({ status: 403 })
  expect((await testApp.as(await aBuyer(testApp.db))(listOrders, {})).Orders).toEqual([])
})

test('a seller who was suspended leaves readable orders behind', async () => {
  const { buyer, ours, ourOrder } = await twoSellersOneBuyer()
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${ours.user_id}`)
  expect(await testApp.as(buyer)(getOrder, { orderId: ourOrder })).toMatchObject({ total_cost: 1_000 })
})

/** Many orders of the same moment, and some a microsecond apart: a careless cursor would lose or repeat one. */
const writeOrders = ({ user_id: buyer }: Someone, { user_id: seller }: Someone, many: number) =>
  testApp.db.run(sql`
    with written as (
      insert into orders (order_id, buyer_id, seller_id, total_paise, state, city, postal_code, ship_address, order_date)
      select 'VJ-' || upper(left(md5(${buyer} || n), 8)), ${buyer}, ${seller}, 100, 'Goa', 'Panaji', '403001', 'Road 1',
        timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond'
      from generate_series(1, ${many}::integer) n returning order_id
    )
    insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
      line_total_paise, holds_stock)
    select order_id, 1, (select product_id from products limit 1), 'Goods', 'piece', 1, 100, 100, false from written`)

test('pages follow each other without a gap or a repetition, for both sides', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await writeOrders(buyer, seller, 250)
  for (const [person, list] of [
    [buyer, listOrders],
    [seller, listSellerOrders],
  ] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { Orders, total, next } = await testApp.as(person)(list, { cursor })
      expect(total).toBe(250)
      seen.push(...Orders.map(({ order_id }) => order_id))
      cursor = next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(250)
    expect(new Set(seen).size).toBe(250)
  }
})

test('a list counts exactly up to a thousand', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await writeOrders(buyer, seller, 1_000)
  const exact = await testApp.as(buyer)(listOrders, {})
  expect(exact.total).toBe(1_000)
  expect(exact.total_is_floor).toBeUndefined()
  const { ourOrder, buyer: other } = await twoSellersOneBuyer()
  await testApp.db.run(
    sql`update orders set buyer_id = ${buyer.user_id} where order_id = ${ourOrder} and buyer_id = ${other.user_id}`,
  )
  expect(await testApp.as(buyer)(listOrders, {})).toMatchObject({ total: 1_000, total_is_floor: true })
})

test('a cursor that names no order of one’s own is refused', async () => {
  const { ours, theirOrder } = await twoSellersOneBuyer()
  for (const cursor of [theirOrder, 'nonsense', '', 'a\0b'])
    for (const list of [listOrders, listSellerOrders])
      await expect(testApp.as(ours)(list, { cursor })).rejects.toMatchObject({ status: 400 })
})
