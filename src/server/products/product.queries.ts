import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isListed, productRows, Tier } from './product.row.ts'

/** A product that is neither deleted nor rejected nor of a suspended seller; an ended offer still has its page. */
export const findProduct = (db: Db, productId: string) =>
  db.maybe(
    productRows(sql`
      where p.product_id = ${productId} and p.deleted_at is null and p.verification <> 'rejected'
        and u.suspended_at is null`),
  )

const PricedProduct = z.object({
  product_id: z.uuid(),
  seller_id: z.uuid(),
  seller_company: z.string(),
  product_name: z.string(),
  unit: z.string(),
  tiers: z.array(Tier),
  images: z.array(z.string()),
  stock: z.int().nullable(),
  available: z.boolean(),
})
export type PricedProduct = z.infer<typeof PricedProduct>

/** What carts and orders need of products, deleted and ended ones included. */
export const findPricedProducts = (db: Db, productIds: readonly string[]) =>
  db.many(rows(PricedProduct)`
    select p.product_id, p.seller_id, coalesce(u.company_name, u.full_name) as seller_company, p.product_name, p.unit,
      p.tiers, p.images, p.stock, (${isListed}) as available
    from products p join users u on u.user_id = p.seller_id
    where p.product_id = any(${productIds}::uuid[])`)
