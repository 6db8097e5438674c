import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { ComparedRow } from '#server/imports/match-names.rules.ts'

const AskedRow = z.object({ listed: z.string().nullable(), is_candidate: z.boolean(), is_taken: z.boolean() })

/** A row that is asked about: what the list says of it, and whether it may mean the product, which no other row means. */
export const lockAsked = (
  tx: Db,
  importId: string,
  { row, product_id }: { row: number; product_id: string },
) =>
  tx.maybe(rows(AskedRow)`
    select r.listed::text as listed,
      exists (select from jsonb_array_elements(r.candidates) c where c ->> 'product_id' = ${product_id}::text) as is_candidate,
      exists (select from product_import_rows o
        where o.import_id = r.import_id and o.row_number <> r.row_number and o.product_id = ${product_id}) as is_taken
    from product_import_rows r where r.import_id = ${importId} and r.row_number = ${row} for update`)

export const updateMatched = (tx: Db, importId: string, row: ComparedRow) =>
  tx.run(sql`
    update product_import_rows set product_id = ${row.product_id}, product_name = ${row.product_name},
      product = ${row.product && JSON.stringify(row.product)}::jsonb, seen = ${JSON.stringify(row.seen)}::jsonb,
      changes = ${JSON.stringify(row.changes)}::jsonb, problems = ${JSON.stringify(row.problems)}::jsonb,
      asks_again = ${row.asks_again}
    where import_id = ${importId} and row_number = ${row.row_number}`)
