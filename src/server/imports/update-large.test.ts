import { expect, test } from 'vitest'
import { applyImport, createImport } from '#contract/products/product-import.ts'
import { csvLine } from '#server/csv/write-csv.ts'
import { sql } from '#server/db/sql.ts'
import { aSeller } from '#server/testing/build.ts'
import { untilDone } from '#server/testing/imports.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('5,000 prices change at one moment', async () => {
  const seller = await aSeller(testApp.db)
  await testApp.db.run(sql`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, seller_item_code)
    select ${seller.user_id}, 'Bolt ' || n, 'Steel.', 'piece', 'footwear', 'Footwear',
      '[{"min": 1, "max": null, "unit_price_paise": 100}]', 'B' || n from generate_series(1, 5000) n`)
  const lines = Array.from({ length: 5_000 }, (_, n) => csvLine([`b ${n + 1}`, '1.10'])).join('')
  const csv = csvLine(['seller_item_code', 'price_1']) + lines
  const { import: created } = await testApp.as(seller)(createImport, {
    file_name: 'prices.csv',
    mode: 'update',
    csv,
  })
  const importId = created.import_id
  expect(await untilDone(testApp, seller, importId)).toMatchObject({ rows_changing: 5_000, rows_wrong: 0 })
  await testApp.as(seller)(applyImport, { importId })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({ status: 'applied', rows_done: 5_000 })
  const { rowCount } = await testApp.pool.query(
    "select from products where seller_item_code like 'B%' and card_price_paise = 110 and revision = 2",
  )
  expect(rowCount).toBe(5_000)
})
