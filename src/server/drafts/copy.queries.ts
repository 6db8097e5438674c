import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { columnNames, literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { insertingProducts } from '#server/products/new-product.row.ts'
import { isKept } from '#server/products/product.row.ts'
import { writtenColumns } from '#server/products/written.row.ts'

type OwnedProduct = { readonly seller_id: string; readonly product_id: string }

const Images = z.object({ images: z.array(z.string()) })

export const findImages = (db: Db, { seller_id, product_id }: OwnedProduct) =>
  db.maybe(rows(Images)`
    select images from products p
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and ${isKept}`)

/** Marks the name of a copy. */
const mark = ' (copy)'

/** What the seller wrote of a product as a draft of its own, without what belongs to one product alone. */
export const insertCopy = (tx: Db, { seller_id, product_id }: OwnedProduct) =>
  tx.maybe(
    insertingProducts(
      sql`
        select to_jsonb(written) || jsonb_build_object('seller_item_code', null, 'stock', null,
            'product_name', left(product_name, ${literal(limits.text.name - mark.length)}) || ${mark}::text,
            'seller_id', ${seller_id}::text, 'off_market', 'draft', 'deleted_at', now())
        from (select ${columnNames(writtenColumns)} from products p
          where p.product_id = ${product_id} and p.seller_id = ${seller_id} and ${isKept}) written`,
      ['seller_id', 'off_market', 'deleted_at'],
    ),
  )
