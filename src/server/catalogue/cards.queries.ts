import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { ProductRow, productColumns } from '#server/products/product.row.ts'
import { HitRow, productVersion, sellerVersion } from './hit.row.ts'

const VersionedRow = ProductRow.extend({
  product_version: HitRow.shape.product_version,
  seller_version: HitRow.shape.seller_version,
})
export type VersionedRow = ReturnType<typeof VersionedRow.parse>

/** In no order. */
export const findProducts = (db: Db, ids: readonly string[]) =>
  db.many(rows(VersionedRow)`
    select ${productColumns}, ${productVersion} as product_version, ${sellerVersion} as seller_version
    from products p join users u on u.user_id = p.seller_id where p.product_id = any(${ids})`)
