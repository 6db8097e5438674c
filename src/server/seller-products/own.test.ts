import { beforeAll, beforeEach, expect, test } from 'vitest'
import { getCart } from '#contract/cart.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import { getOrder } from '#contract/order.ts'
import { deleteProduct, getOwnProduct, listOwnProducts } from '#contract/products/own-product.ts'
import { getProduct } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, fillCart } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let rival: Someone

beforeAll(async () => {
  rival = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller: rival, product_name: 'Zebra wire of a rival' })
})
beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

type Query = DraftOf<typeof listOwnProducts>
const list = (query: Partial<Query> = {}, who = seller) =>
  testApp.as(who)(listOwnProducts, { q: '', ...query } as Query)
const names = async (query: Partial<Query> = {}) =>
  (await list(query)).products.map(({ product_name }) => product_name)

const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)

async function aShelf() {
  const of = { seller }
  await aProduct(testApp.db, { ...of, product_name: 'anvil', verification: 'pending', stock: 0 })
  await aProduct(testApp.db, { ...of, product_name: 'Bolt', stock: 5, category: 'footwear' })
  await aProduct(testApp.db, { ...of, product_name: 'Clamp', stock: 6, verification: 'rejected' })
  await aProduct(testApp.db, { ...of, product_name: 'Drill', stock: 1, expires_at: yesterday })
  await aProduct(testApp.db, { ...of, product_name: 'Emery', expires_at: tomorrow })
  const gone = await aProduct(testApp.db, { ...of, product_name: 'Forge', stock: 2 })
  await testApp.as(seller)(deleteProduct, { productId: gone })
}

test('a seller sees own products in every state, with the counts of every filter', async () => {
  await aShelf()
  const answer = await list()
  expect(answer).toMatchObject({
    success: true,
    total: 5,
    next: null,
    counts: { all: 5, verified: 3, pending: 1, rejected: 1, live: 2, low: 2, out: 1 },
  })
  expect(await names()).toEqual(['Emery', 'Drill', 'Clamp', 'Bolt', 'anvil'])
  expect(await names({ filter: 'verified' })).toEqual(['Emery', 'Drill', 'Bolt'])
  expect(await names({ filter: 'pending' })).toEqual(['anvil'])
  expect(await names({ filter: 'rejected' })).toEqual(['Clamp'])
  expect(await names({ filter: 'live' })).toEqual(['Emery', 'Drill'])
  expect(await names({ filter: 'low' })).toEqual(['Drill', 'Bolt'])
  expect(await names({ filter: 'out' })).toEqual(['anvil'])
  expect((await list({ filter: 'low' })).total).toBe(2)
})

test('sorting goes by name whatever its case, by category, or newest first', async () => {
  await aShelf()
  expect(await names({ sort: 'name' })).toEqual(['anvil', 'Bolt', 'Clamp', 'Drill', 'Emery'])
  expect(await names({ sort: 'category' })).toEqual(['Bolt', 'anvil', 'Clamp', 'Drill', 'Emery'])
})

test('search looks into names and all labels of a category, and counts go with it', async () => {
  await aProduct(testApp.db, { seller, product_name: 'Round neck', category: 'apparel-fashion' })
  await aProduct(testApp.db, { seller, product_name: '100% cotton_yarn', category: 'footwear' })
  expect(await names({ q: 'NECK' })).toEqual(['Round neck'])
  expect(await names({ q: 't-shirt' })).toEqual(['Round neck'])
  expect(await names({ q: 'Fashion' })).toEqual(['Round neck'])
  expect(await names({ q: '0% c' })).toEqual(['100% cotton_yarn'])
  expect(await names({ q: 'n_y' })).toEqual(['100% cotton_yarn'])
  expect(await names({ q: 'o_t' })).toEqual([])
  expect(await names({ q: 'zebra' })).toEqual([])
  expect((await list({ q: 'neck' })).counts).toMatchObject({ all: 1, verified: 1, pending: 0 })
})

test.each(['newest', 'name', 'category'] as const)('pages by %s hold every product once', async (sort) => {
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers)
    select ${seller.user_id}, 'Same name ' || n % 3, '', 'piece', 'footwear', 'Footwear',
      '[{"min": 1, "max": null, "unit_price_paise": 100}]'
    from generate_series(1, 60) n`)
  const seen: string[] = []
  let next: string | null | undefined
  const sizes: number[] = []
  do {
    const page = await list({ sort, ...(next ? { cursor: next } : {}) })
    seen.push(...page.products.map(({ product_id }) => product_id))
    sizes.push(page.products.length)
    expect(page.total).toBe(60)
    next = page.next
  } while (next)
  expect(sizes).toEqual([24, 24, 12])
  expect(new Set(seen).size).toBe(60)
})

test.each(['newest', 'name', 'category'] as const)(
  'a page by %s follows where the one before ended, whatever became of its last product',
  async (sort) => {
    await testApp.db.run(sql`
      insert into products (seller_id, product_name, description, unit, category, category_type, tiers)
      select ${seller.user_id}, 'Ärmel ' || lpad(n::text, 3, '0'), '', 'piece', 'footwear', 'Footwear',
        '[{"min": 1, "max": null, "unit_price_paise": 100}]'
      from generate_series(1, 60) n`)
    const idsOf = ({ products }: Awaited<ReturnType<typeof list>>) =>
      products.map(({ product_id }) => product_id)
    const first = await list({ sort })
    const expected = idsOf(await list({ sort, cursor: first.next ?? '' }))
    const [renamed, deleted] = [idsOf(first).at(-1), idsOf(first).at(-2)]
    await testApp.db.run(
      sql`update products set product_name = 'Zinc', category = 'tiles-ceramics' where product_id = ${renamed}`,
    )
    expect(idsOf(await list({ sort, cursor: first.next ?? '' }))).toEqual(expected)
    await testApp.as(seller)(deleteProduct, { productId: renamed ?? '' })
    await testApp.as(seller)(deleteProduct, { productId: deleted ?? '' })
    expect(idsOf(await list({ sort, cursor: first.next ?? '' }))).toEqual(expected)
    const otherSort = sort === 'name' ? 'newest' : 'name'
    await expect(list({ sort: otherSort, cursor: first.next ?? '' })).rejects.toMatchObject({ status: 400 })
  },
)

test('the reason of a rejection is for its seller alone', async () => {
  const productId = await aProduct(testApp.db, { seller, verification: 'rejected' })
  await testApp.db.run(
    sql`update products set rejection_reason = 'The photo shows another brand' where product_id = ${productId}`,
  )
  const { product } = await testApp.as(seller)(getOwnProduct, { productId })
  expect(product).toMatchObject({
    verification: 'rejected',
    rejection_reason: 'The photo shows another brand',
  })
  expect((await list({ filter: 'rejected' })).products[0]).toMatchObject({
    rejection_reason: expect.any(String),
  })
  await expect(testApp.as(rival)(getOwnProduct, { productId })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(null)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
})

test('wrong input is refused in a sentence', async () => {
  const foreign = (await list({}, rival)).products[0]?.product_id ?? ''
  for (const [query, sentence] of [
    [{ filter: 'sold' }, 'Choose a filter from the list'],
    [{ sort: 'price' }, 'Choose an order from the list'],
    [{ cursor: 'nowhere' }, 'This page of the list does not exist. Please start from the first.'],
    [{ cursor: foreign }, 'This page of the list does not exist. Please start from the first.'],
  ] as const)
    await expect(list(query as Partial<Query>)).rejects.toMatchObject({ status: 400, message: sentence })
  await expect(testApp.as(seller)(getOwnProduct, { productId: 'x' })).rejects.toMatchObject({ status: 404 })
})

test('only sellers have a shelf', async () => {
  await expect(testApp.as(null)(listOwnProducts, { q: '' })).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await anApplicant(testApp.db), await anAdmin(testApp.db)])
    await expect(list({}, person)).rejects.toMatchObject({ status: 403 })
})

test('a deleted product is gone for everybody, and stays in orders and carts', async () => {
  const buyer = await aBuyer(testApp.db)
  const productId = await aProduct(testApp.db, { seller, product_name: 'Old lathe' })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id: productId, quantity: 2 }])
  await fillCart(testApp, buyer, [{ product_id: productId, quantity: 3 }])

  await expect(testApp.as(rival)(deleteProduct, { productId })).rejects.toMatchObject({ status: 404 })
  expect(await testApp.as(seller)(deleteProduct, { productId })).toEqual({
    success: true,
    content: 'Product deleted',
    sentence: named,
  })

  for (const person of [null, buyer, seller])
    await expect(testApp.as(person)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(seller)(getOwnProduct, { productId })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(seller)(deleteProduct, { productId })).rejects.toMatchObject({ status: 404 })
  expect(await names()).toEqual([])
  const cart = await testApp.as(buyer)(getCart, {})
  expect(cart.total_amount).toBe(0)
  expect(cart.cart_items[0]?.product_details).toMatchObject({ product_id: productId, available: false })
  const order = await testApp.as(buyer)(getOrder, { orderId })
  expect(order.ordered_items[0]).toMatchObject({ product_id: productId, product_name: 'Old lathe' })
})

test('of many deletions at once one succeeds', async () => {
  const productId = await aProduct(testApp.db, { seller })
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => testApp.as(seller)(deleteProduct, { productId })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
