import { beforeEach, expect, test } from 'vitest'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { eachField, productFields } from '#contract/products/product-fields.ts'
import * as contract from '#contract/products/product-import.ts'
import { columnNames, sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { untilDone } from '#server/testing/imports.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const as = () => testApp.as(seller)
const change = (productId: string, set: ReturnType<typeof sql>) =>
  testApp.db.run(sql`update products set ${set} where product_id = ${productId}`)
const own = async () => (await as()(listOwnProducts, { q: '', sort: 'name' })).products

async function exported(format: 'csv' | 'xlsx') {
  const url = `/api/seller/products/export?format=${format}`
  const { rawPayload } = await testApp.app.inject({ url, headers: { token: await testApp.tokenOf(seller) } })
  return format === 'csv' ? { csv: rawPayload.toString() } : { workbook: rawPayload.toString('base64') }
}
async function read(file: { csv: string } | { workbook: string }) {
  const sent = { file_name: 'prices', mode: 'update' as const, ...file }
  const { import: created } = await as()(contract.createImport, sent)
  return untilDone(testApp, seller, created.import_id)
}
const rowsOf = async (importId: string, show: 'changing') =>
  (await as()(contract.listImportRows, { importId, show })).rows

test.each(['csv', 'xlsx'] as const)(
  'the %s export read in again changes nothing, whatever a product holds',
  async (format) => {
    const samples = eachField<unknown, unknown, unknown>(
      (name) => productFields[name].sample,
      (name) =>
        ({ gst_rate_bp: 500, sample_price_paise: 16_000 })[name as string] ??
        Number(productFields[name].sample),
      (name) => productFields[name].sample,
    )
    const full = await aProduct(testApp.db, {
      seller,
      product_name: 'Full',
      specs: [{ key: '=Size', value: 'S; M' }],
    })
    const record = sql`jsonb_populate_record(p, ${JSON.stringify({ ...samples, category: 'apparel-fashion' })}::jsonb)`
    for (const column of [...Object.keys(samples), 'category'])
      await testApp.db.run(sql`
      update products p set ${columnNames([column])} = (${record}).${columnNames([column])} where product_id = ${full}`)
    const odd = await aProduct(testApp.db, {
      seller,
      product_name: '=नट, "M6"; पीतल',
      description: 'One\r\n-two _x0041_ & <b>',
      specs: [
        { key: '-', value: '-' },
        { key: "'=1", value: '00123' },
        { key: '+91 98765 43210', value: '1E5' },
      ],
      stock: 0,
    })
    await change(odd, sql`seller_item_code = '-', unit_code = null`)
    const coded = await aProduct(testApp.db, { seller, product_name: "'-", description: '05-03-2026' })
    await change(coded, sql`seller_item_code = '000123456789012345678'`)
    const before = await own()
    const { import_id, ...facts } = await read(await exported(format))
    expect(await rowsOf(import_id, 'changing')).toEqual([])
    expect(facts).toMatchObject({ rows_total: 3, rows_wrong: 0, rows_changing: 0, unknown_columns: [] })
    await expect(as()(contract.applyImport, { importId: import_id })).rejects.toMatchObject({
      status: 409,
      message: 'Nothing in this file differs from your products.',
    })
    expect(await own()).toEqual(before)
  },
)
