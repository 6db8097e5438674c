import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addToGoodsList,
  copySharedList,
  createGoodsList,
  deleteGoodsList,
  getGoodsList,
  getSharedList,
  listGoodsLists,
  removeFromGoodsList,
  renameGoodsList,
  shareGoodsList,
  unshareGoodsList,
} from '#contract/buy-again/goods-lists.ts'
import { limits } from '#contract/limits.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const as = (person: Someone | null) => testApp.as(person)

async function aList(buyer: Someone, quantity = 5) {
  const product_id = await aProduct(testApp.db, { product_name: 'Hex nut' })
  const items = [{ product_id, quantity }]
  const { list_id: listId } = await as(buyer)(createGoodsList, { name: 'Monthly', items })
  return { listId, product_id }
}
const linesOf = async (buyer: Someone, listId: string) =>
  (await as(buyer)(getGoodsList, { listId })).goods.map(({ product_id, quantity }) => [product_id, quantity])

test('a list keeps products with their quantities, at the price of today', async () => {
  const buyer = await aBuyer(testApp.db)
  const tiers = [
    { min: 1, max: 9, unit_price_paise: 1_000 },
    { min: 10, max: null, unit_price_paise: 900 },
  ]
  const [nut, gone] = [await aProduct(testApp.db, { tiers }), await aProduct(testApp.db)]
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  const items = [nut, gone].map((product_id) => ({ product_id, quantity: 12 }))
  const made = await as(buyer)(createGoodsList, { name: '  Monthly  ', items })
  expect(made).toMatchObject({ content: '1 product is in “Monthly”', left_out: [gone] })
  expect(await as(buyer)(getGoodsList, { listId: made.list_id })).toMatchObject({
    name: 'Monthly',
    link_key: null,
    goods: [{ product_id: nut, quantity: 12, unit_price: 9, line_total: 108 }],
  })
  expect((await as(buyer)(listGoodsLists, {})).lists).toMatchObject([
    { list_id: made.list_id, name: 'Monthly', products: 1, is_shared: false },
  ])
})

test('products are added to a list, get another quantity and are taken out again', async () => {
  const buyer = await aBuyer(testApp.db)
  const { listId, product_id } = await aList(buyer)
  const bolt = await aProduct(testApp.db)
  const items = [
    { product_id: bolt, quantity: 1 },
    { product_id, quantity: 9 },
  ]
  expect((await as(buyer)(addToGoodsList, { listId, items })).content).toBe('2 products are in “Monthly”')
  expect(await linesOf(buyer, listId)).toEqual([
    [product_id, 9],
    [bolt, 1],
  ])
  await as(buyer)(removeFromGoodsList, { listId, product_id })
  await as(buyer)(removeFromGoodsList, { listId, product_id })
  expect(await linesOf(buyer, listId)).toEqual([[bolt, 1]])
  await as(buyer)(renameGoodsList, { listId, name: 'महीने का सामान' })
  expect((await as(buyer)(listGoodsLists, {})).lists).toMatchObject([{ name: 'महीने का सामान', products: 1 }])
  await as(buyer)(deleteGoodsList, { listId })
  expect((await as(buyer)(listGoodsLists, {})).lists).toEqual([])
})

test('whoever has the link and is signed in reads the list, and learns nothing of its owner but the company', async () => {
  const owner = await aBuyer(testApp.db, { company_name: 'Meena Textiles', full_name: 'Meena Devi' })
  const { listId, product_id } = await aList(owner)
  const { link_key } = await as(owner)(shareGoodsList, { listId })
  expect((await as(owner)(shareGoodsList, { listId })).link_key).toBe(link_key)
  const colleague = await aBuyer(testApp.db)
  const shared = await as(colleague)(getSharedList, { link_key })
  expect(shared).toMatchObject({ name: 'Monthly', company: 'Meena Textiles', is_own: false })
  expect(shared.goods).toMatchObject([{ product_id, quantity: 5 }])
  expect(Object.keys(shared).sort()).toEqual(['company', 'goods', 'is_own', 'name', 'success'])
  expect(JSON.stringify(shared)).not.toContain('Meena Devi')
  expect((await as(owner)(getSharedList, { link_key })).is_own).toBe(true)
  await expect(as(null)(getSharedList, { link_key })).rejects.toMatchObject({ status: 401 })
})

test('a list that was shared is copied once, as a list of one’s own', async () => {
  const owner = await aBuyer(testApp.db)
  const { listId, product_id } = await aList(owner)
  const { link_key } = await as(owner)(shareGoodsList, { listId })
  const colleague = await aBuyer(testApp.db)
  const copy = () =>
    send(testApp, colleague, { url: '/api/users/shared-list/copy', body: { link_key }, key: 'one' })
  const answers = await Promise.all([copy(), copy(), copy()])
  expect(new Set(answers.map(({ json }) => json.list_id)).size).toBe(1)
  const { lists } = await as(colleague)(listGoodsLists, {})
  expect(lists).toMatchObject([{ name: 'Monthly', products: 1, is_shared: false }])
  const own = lists[0]?.list_id ?? ''
  await as(colleague)(addToGoodsList, { listId: own, items: [{ product_id, quantity: 77 }] })
  expect(await linesOf(owner, listId)).toEqual([[product_id, 5]])
})

test('a link that is taken back opens nothing, and the next one is another', async () => {
  const [owner, colleague] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const { listId } = await aList(owner)
  const { link_key } = await as(owner)(shareGoodsList, { listId })
  await as(owner)(unshareGoodsList, { listId })
  const missing = { status: 404, message: 'Link not found' }
  await expect(as(colleague)(getSharedList, { link_key })).rejects.toMatchObject(missing)
  await expect(as(colleague)(copySharedList, { link_key })).rejects.toMatchObject(missing)
  const next = await as(owner)(shareGoodsList, { listId })
  expect(next.link_key).not.toBe(link_key)
  const other = await aList(owner)
  const deleted = await as(owner)(shareGoodsList, { listId: other.listId })
  await as(owner)(deleteGoodsList, { listId: other.listId })
  await expect(as(colleague)(getSharedList, { link_key: deleted.link_key })).rejects.toMatchObject(missing)
  await expect(as(colleague)(copySharedList, { link_key: deleted.link_key })).rejects.toMatchObject(missing)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${owner.user_id}`)
  await expect(as(colleague)(getSharedList, { link_key: next.link_key })).rejects.toMatchObject(missing)
})

test('the list of another person is not there: not to read, change, share or delete', async () => {
  const [owner, stranger] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const { listId, product_id } = await aList(owner)
  const items = [{ product_id, quantity: 1 }]
  const call = as(stranger)
  for (const attempt of [
    () => call(getGoodsList, { listId }),
    () => call(renameGoodsList, { listId, name: 'Mine' }),
    () => call(addToGoodsList, { listId, items }),
    () => call(removeFromGoodsList, { listId, product_id }),
    () => call(shareGoodsList, { listId }),
    () => call(unshareGoodsList, { listId }),
    () => call(deleteGoodsList, { listId }),
    () => call(getGoodsList, { listId: randomUUID() }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404, message: 'List not found' })
  expect(await linesOf(owner, listId)).toEqual([[product_id, 5]])
})

test('a name is neither empty nor endless, and a link that is none is not found', async () => {
  const buyer = as(await aBuyer(testApp.db))
  await expect(buyer(createGoodsList, { name: '  ' })).rejects.toMatchObject({
    status: 400,
    message: 'The name of the list cannot be empty',
  })
  await expect(buyer(createGoodsList, { name: 'x'.repeat(81) })).rejects.toMatchObject({
    message: 'The name of the list can have at most 80 characters',
  })
  await expect(buyer(getSharedList, { link_key: "' or true --" })).rejects.toMatchObject({ status: 400 })
})

test('of many lists at once no more than the limit are made, and a list holds no more than its products', async () => {
  const buyer = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into goods_lists (user_id, name)
    select ${buyer.user_id}, 'List ' || n from generate_series(1, ${limits.goodsLists.lists - 1}::int) n`)
  const outcomes = await Promise.allSettled(
    [1, 2, 3, 4].map((n) => as(buyer)(createGoodsList, { name: `Another ${n}` })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const seller = await aSeller(testApp.db)
  const products = await Promise.all(
    Array.from({ length: limits.goodsLists.lines + 1 }, () => aProduct(testApp.db, { seller })),
  )
  const [last = '', ...others] = products
  const other = await aBuyer(testApp.db)
  const { list_id: listId } = await as(other)(createGoodsList, {
    name: 'Full',
    items: others.map((product_id) => ({ product_id, quantity: 1 })),
  })
  await expect(
    as(other)(addToGoodsList, { listId, items: [{ product_id: last, quantity: 1 }] }),
  ).rejects.toMatchObject({ status: 409, message: 'A list can hold at most 100 products.' })
  expect(await linesOf(other, listId)).toHaveLength(limits.goodsLists.lines)
})
