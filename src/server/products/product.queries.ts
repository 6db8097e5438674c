import type { Db } from '#server/db/db.ts'

import { anyOf, rows, sql } from '#server/db/sql.ts'
import { dispatchOf } from '#server/payees/dispatch.row.ts'
import {
  joinPricing,
  PricedProduct,
  ProductPageRow,
  pageColumns,
  pricedColumns,
  productColumns,
} from './product.row.ts'

/** A product that is neither deleted nor rejected nor of a suspended seller; an ended offer still has its page. */
export const findProduct = (db: Db, productId: string) =>
  db.maybe(rows(ProductPageRow)`
    select ${productColumns}, ${pageColumns}, st.terms as seller_terms,
      ${dispatchOf(sql`p.seller_id`)} as seller_dispatch
    from products p join users u on u.user_id = p.seller_id left join seller_terms st on st.seller_id = p.seller_id
    where p.product_id = ${productId} and p.deleted_at is null and p.verification <> 'rejected'
      and u.suspended_at is null`)

/** Products for carts and orders, deleted and ended ones included; nobody but its seller knows of a draft. */
export const findPricedProducts = (db: Db, productIds: readonly string[]) =>
  db.many(rows(PricedProduct)`
    select ${pricedColumns} from products p ${joinPricing}
    where p.product_id = ${anyOf(productIds)} and p.off_market is distinct from 'draft'`)
