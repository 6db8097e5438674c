import { z } from 'zod'
import { slugOf } from '#contract/products/category.ts'
import type { ProductDraft } from '#contract/products/product-upload.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Inserted = z.object({ product_id: z.uuid(), expires_at: z.date().nullable() })

type NewProduct = Omit<ProductDraft, 'product_image'> & {
  readonly images: readonly string[]
  /** Milliseconds; a live offer has some. */
  readonly lasts: number | null
}

/** A new product waits for an admin's look; it is on the market meanwhile, ranked lower. */
export const insertProduct = (db: Db, sellerId: string, product: NewProduct) =>
  db.one(rows(Inserted)`
    insert into products
      (seller_id, kind, expires_at, product_name, description, unit, category, category_type, tiers, specs, images, stock, most_per_buyer)
    values
      (${sellerId}, ${product.lasts === null ? 'standard' : 'live'}, ${fromNow(product.lasts)}, ${product.product_name}, ${product.description}, ${product.unit}, ${slugOf(product.category_type)},
       ${product.category_type}, ${JSON.stringify(product.prices)}, ${JSON.stringify(product.specs)},
       ${JSON.stringify(product.images)}, ${product.stock}, ${product.most_per_buyer})
    returning product_id, expires_at`)

const fromNow = (ms: number | null) => sql`now() + make_interval(secs => ${ms === null ? null : ms / 1_000})`
