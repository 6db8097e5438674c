import { beforeEach, expect, test } from 'vitest'
import { getOwnProduct, listOwnProducts } from '#contract/products/own-product.ts'
import { matchImportRow, pasteImport } from '#contract/products/pasted-list.ts'
import { searchProducts } from '#contract/products/product.ts'
import { applyImport, listImportRows } from '#contract/products/product-import.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { untilDone } from '#server/testing/imports.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone

beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const as = (who: Someone | null = seller) => testApp.as(who)

async function paste(text: string, more: { mode?: 'add' | 'update'; category_type?: string } = {}) {
  const { import: created } = await as()(pasteImport, { mode: 'add', text, ...more })
  return untilDone(testApp, seller, created.import_id)
}
const rowsOf = async (importId: string) => (await as()(listImportRows, { importId, show: 'all' })).rows
async function apply(importId: string, choose: 'all' | 'right' = 'all') {
  await as()(applyImport, { importId, choose, skip: [] })
  return untilDone(testApp, seller, importId)
}
const drafts = async () => (await as()(listOwnProducts, { q: '', filter: 'draft' })).products

const list = `*Finolex FR wire* 90 mtr coil
1.5 sqmm ₹1480
2.5 sqmm ₹2390 (10+ 2340)
GST 18% extra`

test('a pasted list is read and shown with its sources, and nothing is saved unseen', async () => {
  const pasted = await paste(list, { category_type: 'Electricals & lights' })
  expect(pasted).toMatchObject({ status: 'checked', source: 'paste', rows_total: 2, rows_wrong: 0 })
  const [row] = await rowsOf(pasted.import_id)
  expect(row?.product_name).toBe('Finolex FR wire 1.5 sqmm')
  expect(row?.sources).toContainEqual({
    column: 'price_1',
    value: '₹1480 + 18% GST',
    piece: '₹1480',
    confidence: 'sure',
  })
  expect(await drafts()).toEqual([])
})

test('its rows become drafts with the tax in their prices, and the market sees none of them', async () => {
  const pasted = await paste(list, { category_type: 'Electricals & lights' })
  expect(await apply(pasted.import_id)).toMatchObject({ status: 'applied', rows_done: 2 })
  expect(await drafts()).toMatchObject([
    {
      product_name: 'Finolex FR wire 1.5 sqmm',
      off_market: 'draft',
      unit: 'coil',
      gst_rate_bp: 1800,
      images: [],
      prices: [{ price: 1746.4, quantityRange: { min: 1, max: null } }],
      specs: [{ key: 'Brand', value: 'Finolex' }],
    },
    {
      prices: [
        { price: 2820.2, quantityRange: { min: 1, max: 9 } },
        { price: 2761.2, quantityRange: { min: 10, max: null } },
      ],
    },
  ])
  expect((await as(null)(searchProducts, { q: 'finolex sqmm' })).products).toEqual([])
})

test('a line without a price, or with a tax that nobody knows, is named and left out', async () => {
  const { import_id, rows_wrong } = await paste('Steel bolt M8 - 12\nSteel nut - call\nSteel rod - 90 + gst')
  expect(rows_wrong).toBe(2)
  const messages = (await rowsOf(import_id)).map(({ problems }) => problems[0]?.message)
  expect(messages).toEqual([
    undefined,
    'This line has no price',
    'The price is without GST, and the list does not say the rate. Add it to the line or at the end, like "+ 18% GST".',
  ])
  await apply(import_id, 'right')
  expect(await drafts()).toHaveLength(1)
})

const bolt = (product_name: string, more: object = {}) =>
  aProduct(testApp.db, {
    seller,
    product_name,
    tiers: [{ min: 1, max: null, unit_price_paise: 1_000 }],
    ...more,
  })

test('a list of changes finds products by code or by the sound of their name, and changes prices alone', async () => {
  const coded = await bolt('Hex bolt')
  await testApp.db.run(sql`update products set seller_item_code = 'HB-8' where product_id = ${coded}`)
  const named = await bolt('जीरा चावल')
  const other = await bolt('Hex nut')
  const pasted = await paste('Code: hb-8 Some bolt - 12\nZeera chaawal - 9', { mode: 'update' })
  const rows = await rowsOf(pasted.import_id)
  expect(rows[0]?.changes).toEqual([{ column: 'price_1', old: '10.00', new: '12.00', percent: 20 }])
  expect(pasted).toMatchObject({ rows_changing: 2, rows_wrong: 0 })
  await apply(pasted.import_id)
  const priceOf = async (productId: string) => {
    const { product } = await as()(getOwnProduct, { productId })
    return [product.product_name, product.prices[0]?.price, product.unit]
  }
  expect(await priceOf(coded)).toEqual(['Hex bolt', 12, 'piece'])
  expect(await priceOf(named)).toEqual(['जीरा चावल', 9, 'piece'])
  expect(await priceOf(other)).toEqual(['Hex nut', 10, 'piece'])
})

test('a line that may mean several products is asked about, and only its candidates are taken', async () => {
  const [one, other] = [await bolt('Gate valve 1 inch brass'), await bolt('Gate valve 1 inch steel')]
  const third = await bolt('Copper pipe')
  const pasted = await paste('Gate valve 1 inch - 15', { mode: 'update' })
  const importId = pasted.import_id
  const [row] = await rowsOf(importId)
  expect(row?.candidates.map(({ product_id }) => product_id).sort()).toEqual([one, other].sort())
  const match = (product_id: string) => as()(matchImportRow, { importId, row: row?.row ?? 0, product_id })
  await expect(match(third)).rejects.toMatchObject({ status: 409 })
  expect((await match(one)).import).toMatchObject({ rows_wrong: 0, rows_changing: 1 })
  expect((await match(other)).import).toMatchObject({ rows_changing: 1 })
  await apply(importId)
  const { product } = await as()(getOwnProduct, { productId: other })
  expect(product.prices[0]?.price).toBe(15)
  await expect(match(one)).rejects.toMatchObject({ status: 409 })
})

test('a price for another unit is no price of the product', async () => {
  await bolt('Hex bolt')
  const { import_id } = await paste('Hex bolt - 900/box', { mode: 'update' })
  expect((await rowsOf(import_id))[0]?.problems[0]?.message).toBe(
    'The list has a price per box, your product one per piece',
  )
})

test('nothing of another shop is found or changed', async () => {
  const rival = await aSeller(testApp.db)
  const theirs = await aProduct(testApp.db, { seller: rival, product_name: 'Hex bolt' })
  const { import_id: importId } = await paste('Hex bolt - 12', { mode: 'update' })
  expect((await rowsOf(importId))[0]?.problems[0]?.message).toBe('None of your products has this name')
  await expect(as(rival)(matchImportRow, { importId, row: 1, product_id: theirs })).rejects.toMatchObject({
    status: 404,
  })
})

test.each([
  ['  \n ', 'Paste a list first'],
  ['x'.repeat(limits.import.pasted + 1), 'A list can have at most 5,00,000 letters. Paste it in parts.'],
  ['bolt \0 12', 'This list holds characters that cannot be stored. Copy it again from the chat.'],
])('the list %# is refused in a sentence', async (text, message) => {
  await expect(as()(pasteImport, { mode: 'add', text })).rejects.toMatchObject({ status: 400, message })
})

test('a text without a price is refused with what to do, and only sellers paste', async () => {
  expect(await paste('Good morning')).toMatchObject({
    status: 'refused',
    problem: 'No line of this list has a price. Paste the list as it goes to your group.',
  })
  await expect(
    as(await aBuyer(testApp.db))(pasteImport, { mode: 'add', text: 'Bolt 1' }),
  ).rejects.toMatchObject({
    status: 403,
  })
})

test('a list that is sent twice with one key is read once', async () => {
  const send = () =>
    as()(pasteImport, { mode: 'add', text: 'Bolt - 12' }, { headers: { 'idempotency-key': 'paste-list-1' } })
  const answers = await Promise.all([send(), send()])
  expect(new Set(answers.map(({ import: { import_id } }) => import_id)).size).toBe(1)
})
