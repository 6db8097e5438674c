import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { importColumns } from '#contract/products/import-columns.ts'
import { createImport, getImport, type ProductImport } from '#contract/products/product-import.ts'
import { csvLine } from '#server/csv/write-csv.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { Someone, TestApp } from './test-app.ts'

const Inserted = z.object({ import_id: z.uuid() })

type RowDraft = Readonly<Record<string, string>>

const goodRow: RowDraft = {
  product_name: 'Cotton T-shirt',
  description: 'Combed cotton.',
  category_type: 'Apparel & Fashion',
  unit: 'piece',
  price_1: '145',
  image_1: 'red.png',
}

/** A product file; a row names only what the test is about. */
export const aProductsFile = (drafts: readonly RowDraft[], columns = importColumns()) =>
  csvLine(columns) +
  drafts.map((draft) => csvLine(columns.map((name) => ({ ...goodRow, ...draft })[name] ?? ''))).join('')

/** Waits until no import is being processed. */
export async function untilDone(testApp: TestApp, seller: Someone, importId: string): Promise<ProductImport> {
  for (let tries = 0; tries < 4_000; tries += 1) {
    const answer = await testApp.as(seller)(getImport, { importId })
    if (!['checking', 'applying'].includes(answer.import.status)) return answer.import
    await wait(20)
  }
  throw new Error('the import does not end')
}

/** An import whose file has been read. */
export async function anImport(testApp: TestApp, seller: Someone, csv: string): Promise<ProductImport> {
  const { import: created } = await testApp.as(seller)(createImport, { file_name: 'goods.csv', csv })
  return untilDone(testApp, seller, created.import_id)
}

/** Cancels all undecided imports, because a seller may have only one. */
export const giveUpImports = (db: Db, { user_id }: Someone) =>
  db.run(sql`
    update product_imports set status = 'cancelled'
    where seller_id = ${user_id} and status in ('checking', 'checked', 'applying')`)

/** An import with one valid row, as if its file had been read. */
export async function aCheckedImport(db: Db, seller: Someone): Promise<string> {
  await giveUpImports(db, seller)
  const { import_id } = await db.one(rows(Inserted)`
    insert into product_imports (seller_id, file_name, status, rows_total, rows_done)
    values (${seller.user_id}, 'goods.csv', 'checked', 1, 1) returning import_id`)
  const tiers = [{ min: 1, max: null, unit_price_paise: 500 }]
  const more = { category: 'footwear', category_type: 'Footwear', tiers, specs: [], stock: null }
  const product = { product_name: 'Chappal', description: 'Rubber.', unit: 'pair', ...more }
  await db.run(sql`
    insert into product_import_rows (import_id, row_number, product_name, product)
    values (${import_id}, 2, 'Chappal', ${JSON.stringify(product)})`)
  await db.run(sql`
    insert into product_import_images (import_id, row_number, position, ref, is_address, url)
    values (${import_id}, 2, 1, 'red.png', false, '/media/00000000000000000000000000000000/8.webp')`)
  return import_id
}
