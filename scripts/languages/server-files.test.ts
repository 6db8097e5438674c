import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { homeCountry } from '#contract/products/home-country.ts'
import { importColumns, problemColumn } from '#contract/products/import-columns.ts'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { applyImport } from '#contract/products/product-import.ts'
import { detectDelimiter, recordsOf } from '#server/csv/read-csv.ts'
import { csvLine } from '#server/csv/write-csv.ts'
import { sql } from '#server/db/sql.ts'
import type { BuildWords } from '#server/languages/words.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { anImport, untilDone } from '#server/testing/imports.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { pseudo } from './built.ts'
import { dictionaries } from './dictionaries.ts'
import { withMarks } from './pseudo.ts'

const testApp = openTestApp()
let seller: Someone

beforeAll(async () => {
  testApp.app.languages.add(pseudo.code, () => words)
  seller = await aSeller(testApp.db)
})

/** As in the build of that language. */
const words = runnerImport<{ readonly fileWords: BuildWords }>(
  fileURLToPath(new URL('../../src/web/file-words.ts', import.meta.url)),
  { configFile: false, logLevel: 'warn', plugins: [dictionaries(pseudo)] },
).then(({ module }) => module.fileWords)

async function recordsAt(path: string, language = pseudo.code, who = seller) {
  const headers = { token: await testApp.tokenOf(who) }
  const { payload } = await testApp.app.inject({ url: `/api/${path}?language=${language}`, headers })
  const { delimiter, body } = detectDelimiter(payload)
  return [...recordsOf(body, delimiter)]
}

const inPseudo = (text: string) => withMarks(text) as string
const isMarked = (cell: string) => /^\u200b.*\u00ad$/s.test(cell)

test('a file of orders has its heads and statuses in the language of the page', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Asha Rao' })
  const product_ids = [await aProduct(testApp.db, { seller, product_name: 'Bolt' })]
  await anOrderOf(testApp.db, { seller, buyer, product_ids, status: 'Shipped' })
  const [head = [], order = []] = await recordsAt('orders/seller/export')
  expect(head.filter((cell) => !isMarked(cell))).toEqual([])
  expect(order[4]).toBe(inPseudo('Shipped'))
  expect([order[1], order[6]]).toEqual(['Bolt', 'Asha Rao'])
})

test('the template is read again, and says in which column what is wrong', async () => {
  const [columns = [], sample = []] = await recordsAt('seller/imports/template')
  const codes = ['PCS', 'TS-180-CREW', homeCountry]
  const isWord = (cell: string) => /\p{L}/u.test(cell) && !codes.includes(cell)
  expect([...columns, ...sample].filter(isWord).filter((cell) => !isMarked(cell))).toEqual([])
  const priceless = sample.map((cell, index) =>
    index === columns.indexOf(inPseudo('price_1')) ? 'ten' : cell,
  )
  const { import_id, ...checked } = await anImport(testApp, seller, csvLine(columns) + csvLine(priceless))
  expect(checked).toMatchObject({ status: 'checked', rows_wrong: 1, unknown_columns: [] })

  const [heads = [], row = []] = await recordsAt(`seller/imports/${import_id}/wrong-rows`)
  expect(heads).toEqual([inPseudo('problem'), ...columns])
  const reasons = row[0]?.split('; ').flatMap((reason) => reason.split(': ')) ?? []
  expect(reasons).toHaveLength(6)
  expect(reasons.filter((text) => !isMarked(text))).toEqual([])
  expect(reasons.slice(0, 2)).toEqual([
    inPseudo('price_1'),
    inPseudo('Price 1 must be a number, such as 145.50'),
  ])

  const again = await anImport(testApp, seller, csvLine(heads) + csvLine(row))
  expect(again).toMatchObject({ status: 'checked', rows_wrong: 1, unknown_columns: [] })
  const english = await recordsAt(`seller/imports/${again.import_id}/wrong-rows`, '')
  expect(english[0]).toEqual([problemColumn, ...importColumns()])
  expect(english[1]?.[0]).toMatch(/^price_1: Price 1 must be a number/)
})

test('an exported file is read again, its categories too', async () => {
  const shop = await aSeller(testApp.db)
  const productId = await aProduct(testApp.db, { seller: shop, product_name: 'Chappal' })
  const id = '1'.repeat(32)
  await testApp.db.run(sql`insert into pictures (picture_id, width, height) values (${id}, 640, 480)`)
  await testApp.db.run(
    sql`update products set images = ${JSON.stringify([`/media/${id}/640.webp`])} where product_id = ${productId}`,
  )
  const [columns = [], product = []] = await recordsAt('seller/products/export', pseudo.code, shop)
  expect(columns.filter((cell) => !isMarked(cell))).toEqual([])
  const category = product[columns.indexOf(inPseudo('category_type'))]
  expect(category).toSatisfy(isMarked)
  const { import_id: importId } = await anImport(testApp, shop, csvLine(columns) + csvLine(product))
  await testApp.as(shop)(applyImport, { importId })
  await untilDone(testApp, shop, importId)
  const { products } = await testApp.as(shop)(listOwnProducts, {})
  expect(products.map(({ category_type }) => inPseudo(category_type))).toEqual([category, category])
})

test('a language that the site does not speak is English', async () => {
  const [head] = await recordsAt('orders/seller/export', 'tlh')
  expect(head?.slice(0, 3)).toEqual(['Order ID', 'Products', 'Quantities'])
})
