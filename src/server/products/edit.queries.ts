import { z } from 'zod'
import { slugOf } from '#contract/products/category.ts'
import type { ProductChange } from '#contract/products/own-product.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const Pictures = z.object({ images: z.array(z.string()), past_images: z.array(z.string()) })

export const findPictures = (db: Db, sellerId: string, productId: string) =>
  db.maybe(rows(Pictures)`
    select images, past_images from products
    where product_id = ${productId} and seller_id = ${sellerId} and deleted_at is null`)

const Present = z.object({ revision: z.int(), stock: z.int().nullable() })

/** As it is; neither a sale nor another edit changes it until the transaction ends. */
export const lockProduct = (tx: Db, { seller_id, product_id }: Which) =>
  tx.maybe(rows(Present)`
    select revision, stock from products
    where product_id = ${product_id} and seller_id = ${seller_id} and deleted_at is null for no key update`)

export type Which = { readonly seller_id: string; readonly product_id: string }

/** `images`, `stock` and `most_per_buyer`: undefined leaves them. */
export type Edit = Omit<ProductChange, 'productId' | 'product_image' | 'stock_seen' | 'revision'> & {
  readonly images: readonly string[] | undefined
}

/** One statement, so that of two edits at once the later one stands whole. */
export function updateProduct(db: Db, { seller_id, product_id }: Which, edit: Edit) {
  const next = nextOf(edit)
  const asksAgain = sql`(p.product_name, p.category, p.images) is distinct from
    (${next.product_name}, ${next.category}, ${next.images})`
  // A rejected product comes back to the admins with whatever its seller made better.
  const isReworked = sql`p.verification = 'rejected' and (p.description, p.unit, p.tiers, p.specs) is distinct from
    (${next.description}, ${next.unit}, ${next.tiers}, ${next.specs})`
  const waitsAnew = sql`p.verification <> 'pending' and (${asksAgain} or ${isReworked})`
  return db.run(sql`
    update products p set
      product_name = ${next.product_name}, description = ${next.description}, unit = ${next.unit},
      tiers = ${next.tiers}, specs = ${next.specs}, stock = ${next.stock}, most_per_buyer = ${next.most_per_buyer},
      category_type = case when p.category = ${next.category} then p.category_type else ${edit.category_type} end,
      category = ${next.category}, images = ${next.images},
      past_images = case when p.images = ${next.images} then p.past_images else (
        select jsonb_agg(url) from (
          select url from jsonb_array_elements(p.images || p.past_images) with ordinality past(url, place)
          group by url order by min(place) limit ${literal(limits.picture.past)}) latest) end,
      verification = case when ${asksAgain} or ${isReworked} then 'pending' else p.verification end,
      rejection_reason = case when ${asksAgain} or ${isReworked} then null else p.rejection_reason end,
      verification_asked_at = case when ${waitsAnew} then now() else p.verification_asked_at end,
      updated_at = now()
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and p.deleted_at is null`)
}

const nextOf = ({ images, stock, most_per_buyer, ...edit }: Edit) => ({
  product_name: sql`${edit.product_name}::text`,
  description: sql`${edit.description}::text`,
  unit: sql`${edit.unit}::text`,
  tiers: sql`${JSON.stringify(edit.prices)}::jsonb`,
  specs: sql`${JSON.stringify(edit.specs)}::jsonb`,
  category: sql`${slugOf(edit.category_type)}::text`,
  images: images === undefined ? sql`p.images` : sql`${JSON.stringify(images)}::jsonb`,
  stock: stock === undefined ? sql`p.stock` : sql`${stock}::integer`,
  most_per_buyer: most_per_buyer === undefined ? sql`p.most_per_buyer` : sql`${most_per_buyer}::integer`,
})
