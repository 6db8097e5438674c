import { z } from 'zod'
import { fields } from '#contract/texts/fields.ts'
import { imports } from '#contract/texts/imports.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import type { Task } from './import-work.queries.ts'
import { rowProblem } from './read-row.rules.ts'

const key = sql`item_code_key(r.product ->> 'seller_item_code')`

const problem = (sentence: Sentence) =>
  sql`${JSON.stringify([rowProblem('seller_item_code', sentence)])}::jsonb`

/** Item codes that another product of the seller, or another row of the file, has already. */
export const markCodes = (tx: Db, { import_id, seller_id }: Task) =>
  tx.run(sql`
    with codes as (
      select r.row_number, count(*) over (partition by ${key}) > 1 as is_twice,
        exists (select from products p
          where p.seller_id = ${seller_id} and ${isKept} and p.product_id is distinct from r.product_id
            and item_code_key(p.seller_item_code) = ${key}) as is_taken
      from product_import_rows r where r.import_id = ${import_id} and r.product ->> 'seller_item_code' is not null
    )
    update product_import_rows r
    set problems = r.problems || case when c.is_taken then ${problem(imports.itemCodeTaken)}
      else ${problem(imports.itemCodeTwice)} end
    from codes c where r.import_id = ${import_id} and r.row_number = c.row_number and (c.is_taken or c.is_twice)`)

const wrongRate = JSON.stringify([rowProblem('gst_rate', fields.noGstRate)])

/** GST rates that products cannot get now, once. A row of changes names only what would change, so an old rate may stay. */
export const markRates = (tx: Db, { import_id }: Pick<Task, 'import_id'>, offered: readonly number[]) =>
  tx.run(sql`
    update product_import_rows r set problems = r.problems || ${wrongRate}::jsonb
    where r.import_id = ${import_id} and (r.product ->> 'gst_rate_bp')::integer <> all (${offered}::integer[])
      and not r.problems @> ${wrongRate}::jsonb`)

/** Drafts of a pasted list do without such a rate. */
export const dropRates = (tx: Db, { import_id }: Pick<Task, 'import_id'>, offered: readonly number[]) =>
  tx.run(sql`
    update product_import_rows r set product = r.product || '{"gst_rate_bp": null}'
    where r.import_id = ${import_id} and (r.product ->> 'gst_rate_bp')::integer <> all (${offered}::integer[])`)

const Ended = z.object({ rate_bp: z.int() })

/** A rate of an import's hidden products that has ended while they were saved. */
export const findEnded = (tx: Db, { run }: Task, offered: readonly number[]) =>
  tx.maybe(rows(Ended)`
    select gst_rate_bp as rate_bp from products
    where import_run = ${run} and gst_rate_bp <> all (${offered}::integer[]) limit 1`)

const Taken = z.object({ code: z.string() })

/** A code of an import's hidden products that another product has got since the file was read. */
export const findTaken = (tx: Db, { seller_id, run }: Task) =>
  tx.maybe(rows(Taken)`
    select n.seller_item_code as code from products n
    join products p on p.seller_id = ${seller_id} and ${isKept}
      and item_code_key(p.seller_item_code) = item_code_key(n.seller_item_code)
    where n.import_run = ${run} limit 1`)
