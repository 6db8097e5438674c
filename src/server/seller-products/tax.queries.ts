import { z } from 'zod'
import { type ProductTax, untaxedFields } from '#contract/products/product-tax.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isUntaxed } from './own.queries.ts'
import { isOwn } from './own-scope.row.ts'

const UntaxedRow = z.object({
  ...untaxedFields,
  price_paise: z.int(),
  hsn_code: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
  unit_code: z.string().nullable(),
})
export type UntaxedRow = z.infer<typeof UntaxedRow>

export const findUntaxed = (db: Db, sellerId: string, category: string) =>
  db.many(rows(UntaxedRow)`
    select p.product_id, p.product_name, p.category_type, p.category, coalesce(p.images ->> 0, '') as image, p.unit,
      (p.tiers -> 0 ->> 'unit_price_paise')::bigint as price_paise, p.hsn_code, p.gst_rate_bp, p.unit_code
    from products p where ${isOwn(sellerId)} and ${isUntaxed} and (${category} = '' or p.category = ${category})
    order by p.category, lower(p.product_name), p.product_id limit ${literal(limits.product.taxAtOnce)}`)

const CategoryCount = z.object({ category: z.string(), count: z.int() })

export const countUntaxed = (db: Db, sellerId: string) =>
  db.many(rows(CategoryCount)`
    select p.category, count(*) as count from products p where ${isOwn(sellerId)} and ${isUntaxed}
    group by p.category order by p.category`)

const OwnRow = z.object({ product_id: z.uuid(), gst_rate_bp: z.int().nullable() })

/** In the order of the ids, so that two calls never wait for each other. */
export const lockOwn = (tx: Db, sellerId: string, productIds: readonly string[]) =>
  tx.many(rows(OwnRow)`
    select p.product_id, p.gst_rate_bp from products p where ${isOwn(sellerId)} and p.product_id = any(${productIds}::uuid[])
    order by p.product_id for no key update`)

export const updateTax = (tx: Db, sellerId: string, products: readonly ProductTax[]) =>
  tx.run(sql`
    update products p set hsn_code = coalesce(next.hsn_code, p.hsn_code),
      gst_rate_bp = coalesce(next.gst_rate_bp, p.gst_rate_bp), unit_code = coalesce(next.unit_code, p.unit_code),
      updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      next(product_id uuid, hsn_code text, gst_rate_bp integer, unit_code text)
    where ${isOwn(sellerId)} and p.product_id = next.product_id`)
