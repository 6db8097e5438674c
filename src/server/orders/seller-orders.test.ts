import { beforeAll, expect, test } from 'vitest'
import type { DraftOf } from '#contract/endpoint.ts'
import { deliveryStatuses, listOrders } from '#contract/order.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

type ListQuery = DraftOf<typeof listSellerOrders>

const testApp = openTestApp()
let seller: Someone
let asha: Someone
let ravi: Someone

beforeAll(async () => {
  seller = await aSeller(testApp.db)
  asha = await aBuyer(testApp.db, { full_name: 'Asha Rao' })
  ravi = await aBuyer(testApp.db, { full_name: 'Ravi 100% Verma' })
  const bolt = await aProduct(testApp.db, { seller, product_name: 'Steel bolt' })
  const nut = await aProduct(testApp.db, { seller, product_name: 'Brass nut_M6' })
  const order = (buyer: Someone, ids: string[], more: object) =>
    anOrderOf(testApp.db, { seller, buyer, product_ids: ids, ...more })
  await order(asha, [bolt], { status: 'Pending', at: '2026-03-01T18:29:59Z' })
  await order(asha, [bolt, nut], { status: 'Confirmed', at: '2026-03-01T18:30:00Z' })
  await order(ravi, [nut], { status: 'Shipped', at: '2026-03-02T18:29:59.999Z' })
  await order(ravi, [nut], { status: 'Cancelled', at: '2026-03-02T18:30:00Z' })
  const rival = await aSeller(testApp.db)
  const product_ids = [await aProduct(testApp.db, { seller: rival, product_name: 'Steel bolt' })]
  await anOrderOf(testApp.db, { seller: rival, buyer: asha, product_ids, status: 'Pending' })
})

const list = (input: ListQuery = {}, who: Someone | null = seller) => testApp.as(who)(listSellerOrders, input)
const statuses = async (input: ListQuery = {}) =>
  (await list(input)).Orders.map(({ delivery_status }) => delivery_status)

test('newest first, with the counts of every status', async () => {
  const answer = await list()
  expect(answer).toMatchObject({
    success: true,
    total: 4,
    next: null,
    counts: { all: 4, Pending: 1, Confirmed: 1, Shipped: 1, Delivered: 0, Cancelled: 1 },
  })
  expect(answer.Orders.map(({ delivery_status }) => delivery_status)).toEqual([
    'Cancelled',
    'Shipped',
    'Confirmed',
    'Pending',
  ])
  expect(answer.Orders[2]).toMatchObject({
    buyer: { full_name: 'Asha Rao' },
    ordered_items: [{ product_name: 'Steel bolt' }, { product_name: 'Brass nut_M6' }],
  })
})

test('a status narrows the list and its total, and no count', async () => {
  for (const status of deliveryStatuses.filter((each) => each !== 'Delivered')) {
    const answer = await list({ status })
    expect(answer.Orders.map(({ delivery_status }) => delivery_status)).toEqual([status])
    expect(answer).toMatchObject({ total: 1, counts: { all: 4, Pending: 1 } })
  }
  expect(await statuses({ status: 'Ordered' })).toEqual(['Pending'])
  expect(await list({ status: 'Delivered' })).toMatchObject({ Orders: [], total: 0, next: null })
})

test('buyers and products are found by any part of their names', async () => {
  expect(await statuses({ buyer: 'asha' })).toEqual(['Confirmed', 'Pending'])
  expect(await statuses({ buyer: 'RAO' })).toEqual(['Confirmed', 'Pending'])
  expect(await statuses({ buyer: '0% v' })).toEqual(['Cancelled', 'Shipped'])
  expect(await statuses({ buyer: 'a%r' })).toEqual([])
  expect(await statuses({ product: 'BOLT' })).toEqual(['Confirmed', 'Pending'])
  expect(await statuses({ product: 't_m' })).toEqual(['Cancelled', 'Shipped', 'Confirmed'])
  expect(await statuses({ product: 't_l' })).toEqual([])
  expect(await statuses({ product: 'nut', buyer: 'asha' })).toEqual(['Confirmed'])
  expect(await list({ product: 'nut', buyer: 'asha' })).toMatchObject({
    total: 1,
    counts: { all: 1, Confirmed: 1, Pending: 0 },
  })
})

test("an order is found by any part of its buyer's PO number, in the lists of both sides", async () => {
  const shop = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db, { full_name: 'Meena Pillai' })
  const product_ids = [await aProduct(testApp.db, { seller: shop })]
  const order = () => anOrderOf(testApp.db, { seller: shop, buyer, product_ids, status: 'Pending' })
  const [first] = [await order(), await order(), await order()]
  const numbers = ['PO/26-27/0077', 'PO/26-27/0078']
  await testApp.db.run(sql`
    update orders o set po_number = n.po_number
    from (select order_id, (${numbers}::text[])[row_number() over (order by order_id <> ${first}, order_id)] as po_number
      from orders where seller_id = ${shop.user_id}) n
    where n.order_id = o.order_id`)
  for (const po_number of ['PO/26-27/0077', 'po/26-27/0077', '0077']) {
    expect(await list({ po_number }, shop)).toMatchObject({
      Orders: [{ order_id: first, po_number: 'PO/26-27/0077' }],
      counts: { all: 1, Pending: 1 },
    })
    expect(await testApp.as(buyer)(listOrders, { po_number })).toMatchObject({
      Orders: [{ order_id: first, po_number: 'PO/26-27/0077' }],
      total: 1,
    })
  }
  expect(await list({ po_number: '26-27' }, shop)).toMatchObject({ total: 2 })
  expect(await list({ po_number: '26_27' }, shop)).toMatchObject({ total: 0 })
  expect(await list({ po_number: ' ' }, shop)).toMatchObject({ total: 3 })
  expect(await testApp.as(buyer)(listOrders, { po_number: '0077', status: 'Shipped' })).toMatchObject({
    total: 0,
  })
  expect(await testApp.as(asha)(listOrders, { po_number: '0077' })).toMatchObject({ total: 0 })
  expect(await list({ po_number: '0077' })).toMatchObject({ total: 0 })
})

test('a buyer is found by the name of the company too', async () => {
  const shop = await aSeller(testApp.db)
  const product_ids = [await aProduct(testApp.db, { seller: shop })]
  const sangam = await aBuyer(testApp.db, {
    full_name: 'Abhishek Tripathi',
    company_name: 'Sangam Pustak Bhandar',
  })
  await anOrderOf(testApp.db, { seller: shop, buyer: sangam, product_ids, status: 'Shipped' })
  await anOrderOf(testApp.db, { seller: shop, buyer: asha, product_ids, status: 'Pending' })
  for (const buyer of ['sangam pustak', 'tripathi'])
    expect(await list({ buyer }, shop)).toMatchObject({
      Orders: [{ delivery_status: 'Shipped', buyer: { company_name: 'Sangam Pustak Bhandar' } }],
      total: 1,
      counts: { all: 1, Shipped: 1, Pending: 0 },
    })
})

test('a product is found by the name under which it was sold', async () => {
  const product = await aProduct(testApp.db, { seller, product_name: 'Old name' })
  await anOrderOf(testApp.db, { seller, buyer: asha, product_ids: [product], status: 'Delivered' })
  await testApp.db.run(sql`update products set product_name = 'New name' where product_id = ${product}`)
  expect(await statuses({ product: 'old name' })).toEqual(['Delivered'])
  expect(await statuses({ product: 'new name' })).toEqual([])
  await testApp.db.run(
    sql`delete from orders where seller_id = ${seller.user_id} and delivery_status = 'Delivered'`,
  )
})

test('days are days in India, both included', async () => {
  expect(await statuses({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['Shipped', 'Confirmed'])
  expect(await statuses({ from: '2026-03-02' })).toEqual(['Cancelled', 'Shipped', 'Confirmed'])
  expect(await statuses({ to: '2026-03-01' })).toEqual(['Pending'])
  expect(await statuses({ from: '2026-03-03', to: '2026-03-02' })).toEqual([])
  expect(await statuses({ from: '', to: '', status: '' as 'Pending' })).toHaveLength(4)
})

test('a page has 10, 25 or 50 orders, and goes on under the same filters', async () => {
  const busy = await aSeller(testApp.db)
  const product_ids = [await aProduct(testApp.db, { seller: busy })]
  const moment = '2026-03-05T10:00:00Z'
  for (let i = 0; i < 25; i += 1)
    await anOrderOf(testApp.db, {
      seller: busy,
      buyer: i % 2 ? asha : ravi,
      product_ids,
      status: 'Pending',
      at: moment,
    })
  const first = await list({ limit: 10, buyer: 'ravi' }, busy)
  expect(first).toMatchObject({ total: 13, counts: { all: 13 } })
  const second = await list({ limit: 10, buyer: 'ravi', cursor: first.next ?? '' }, busy)
  expect(second.next).toBeNull()
  const ids = [...first.Orders, ...second.Orders].map(({ order_id }) => order_id)
  expect([first.Orders.length, second.Orders.length, new Set(ids).size]).toEqual([10, 3, 13])
  expect((await list({ limit: 25 }, busy)).next).toBeNull()

  // Pages by number equal those by cursor, and there is none after the last.
  const numbered = await list({ limit: 10, buyer: 'ravi', page: 2 }, busy)
  expect(numbered.Orders).toEqual(second.Orders)
  expect((await list({ limit: 10, buyer: 'ravi', page: 1 }, busy)).Orders).toEqual(first.Orders)
  for (const page of [3, 10_002])
    await expect(list({ limit: 10, buyer: 'ravi', page }, busy)).rejects.toMatchObject({ status: 400 })
})

test.each([
  [{ status: 'Lost' }, 400],
  [{ from: 'yesterday' }, 'Choose a date such as 2026-11-19'],
  [{ to: '2026-02-30' }, 'Choose a date such as 2026-11-19'],
  [{ from: '0000-01-01' }, 'Choose a date such as 2026-11-19'],
  [{ limit: 11 }, 'Choose 10, 25, 50 or 100 orders a page'],
  [{ page: 0 }, 'This page of the list does not exist. Please start from the first.'],
  [{ page: 'last' }, 'This page of the list does not exist. Please start from the first.'],
  [{ page: '1.5' }, 'This page of the list does not exist. Please start from the first.'],
  [{ cursor: 'VJ-0000000\0' }, 'This page of the list does not exist. Please start from the first.'],
  [{ cursor: 'VJ-00000000' }, 'This page of the list does not exist. Please start from the first.'],
])('wrong input %j is refused in a sentence', async (input, expected) => {
  const refusal = typeof expected === 'string' ? { status: 400, message: expected } : { status: expected }
  await expect(list(input as ListQuery)).rejects.toMatchObject(refusal)
})

test('orders of a shop are for its seller', async () => {
  await expect(list({}, null)).rejects.toMatchObject({ status: 401 })
  for (const person of [asha, await anApplicant(testApp.db), await anAdmin(testApp.db)])
    await expect(list({}, person)).rejects.toMatchObject({ status: 403 })
  expect(await list({ buyer: 'asha' }, await aSeller(testApp.db))).toMatchObject({ Orders: [], total: 0 })
})
