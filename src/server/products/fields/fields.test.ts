import { beforeAll, expect, test } from 'vitest'
import { listOwnProducts, updateProduct } from '#contract/products/own-product.ts'
import { getProduct, searchProducts } from '#contract/products/product.ts'
import {
  eachField,
  fileColumnOf,
  productFieldNames,
  productFields,
} from '#contract/products/product-fields.ts'
import { applyImport } from '#contract/products/product-import.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { detectDelimiter, recordsOf } from '#server/csv/read-csv.ts'
import { sql } from '#server/db/sql.ts'
import { aSeller } from '#server/testing/build.ts'
import { anImport, untilDone } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let picture: string

beforeAll(async () => {
  picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
})

const written = eachField(
  (name) => productFields[name].sample as string,
  (name) =>
    ({ gst_rate_bp: 500, sample_price_paise: 16_000 })[name as string] ?? Number(productFields[name].sample),
  (name) => productFields[name].sample as string,
)
const rewritten = eachField(
  (name) =>
    name === 'category_type' ? 'Footwear' : `New ${written[name]}`.slice(0, productFields[name].most),
  (name) => (name === 'gst_rate_bp' ? 1800 : written[name] + 1),
  (name) =>
    ({
      ...{ hsn_code: '620342', unit_code: 'SET', seller_item_code: 'New code' },
      ...{ country_of_origin: 'Vietnam', importer: 'New importer' },
    })[name],
)
const lists = { prices: [{ price: 145 }], specs: [{ key: 'Fabric', value: 'Cotton' }] }

/** A verified product that has the samples of all fields. */
async function aWrittenProduct() {
  seller = await aSeller(testApp.db)
  const { product_id: productId } = await testApp.as(seller)(uploadProduct, {
    ...written,
    ...lists,
    product_image: [picture],
  })
  await decide(productId, 'verified')
  return productId
}
const decide = (productId: string, verification: string) =>
  testApp.db.run(sql`update products set verification = ${verification} where product_id = ${productId}`)
const pageOf = async (productId: string) => (await testApp.as(null)(getProduct, { productId })).product
const ownOf = async () => (await testApp.as(seller)(listOwnProducts, {})).products
const edit = async (productId: string, more: object) =>
  (
    await testApp.as(seller)(updateProduct, {
      ...written,
      ...lists,
      stock_seen: written.stock,
      ...more,
      productId,
    })
  ).product

test('the page of a product and its seller read all that was written', async () => {
  const productId = await aWrittenProduct()
  expect(await pageOf(productId)).toMatchObject(written)
  expect(await ownOf()).toMatchObject([written])
})

test('lists read what is declared for them, and nothing of a page', async () => {
  await aWrittenProduct()
  const [listed = {}] = (await testApp.as(null)(searchProducts, { seller_id: seller.user_id })).products
  const inLists = productFieldNames.filter((name) => productFields[name].shownIn === 'lists')
  expect(productFieldNames.filter((name) => name in listed)).toEqual(inLists)
})

test.each(productFieldNames)('an edit of %s is kept, and asks for verification as declared', async (name) => {
  const productId = await aWrittenProduct()
  const verification = productFields[name].asksAgain === 'always' ? 'pending' : 'verified'
  const change = { [name]: rewritten[name] }
  expect(await edit(productId, change)).toMatchObject({ ...written, ...change, verification })
})

test.each(productFieldNames)('of a rejected product an edit of %s does as declared', async (name) => {
  const productId = await aWrittenProduct()
  await decide(productId, 'rejected')
  const verification = productFields[name].asksAgain === 'never' ? 'rejected' : 'pending'
  expect(await edit(productId, { [name]: rewritten[name] })).toMatchObject({ verification })
})

test('a file holds every field, and gives it back', async () => {
  await aWrittenProduct()
  const { payload } = await testApp.app.inject({
    url: '/api/seller/products/export',
    headers: { token: await testApp.tokenOf(seller) },
  })
  const { delimiter, body } = detectDelimiter(payload)
  const [columns = [], cells = []] = [...recordsOf(body, delimiter)]
  const samples = productFieldNames.map((name) => productFields[name].sample)
  expect(productFieldNames.map((name) => cells[columns.indexOf(fileColumnOf(name))])).toEqual(samples)

  await testApp.db.run(sql`update products set seller_item_code = null where seller_id = ${seller.user_id}`)
  const { import_id: importId } = await anImport(testApp, seller, payload)
  await testApp.as(seller)(applyImport, { importId })
  await untilDone(testApp, seller, importId)
  expect(await ownOf()).toMatchObject([written, { ...written, seller_item_code: null }])
})
