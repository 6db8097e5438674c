import { slugOf } from '#contract/products/present-categories.ts'
import type { ProductTax } from '#contract/products/product-tax.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { requireOffered } from '#server/gst-rates/gst-rate.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './tax.queries.ts'

/** The seller's products of which invoices do not know enough. */
export async function listUntaxed(db: Db, { user_id }: Caller, category: string) {
  const [products, categories] = await Promise.all([
    sql.findUntaxed(db, user_id, slugOf(category) ?? category),
    sql.countUntaxed(db, user_id),
  ])
  return { products, categories }
}

/** All of them or, if one is not the seller's, none. Of a product that is named twice the last counts. */
export async function setTax(db: Db, { user_id }: Caller, products: readonly ProductTax[]) {
  const latest = [...new Map(products.map((product) => [product.product_id, product])).values()]
  const productIds = latest.map(({ product_id }) => product_id)
  return await db.transaction(async (tx) => {
    const own = await sql.lockOwn(tx, user_id, productIds)
    if (own.length < productIds.length) throw notFound('product')
    const rateOf = new Map(own.map(({ product_id, gst_rate_bp }) => [product_id, gst_rate_bp]))
    const others = latest.filter((product) => product.gst_rate_bp !== rateOf.get(product.product_id))
    await requireOffered(
      tx,
      others.map(({ gst_rate_bp }) => gst_rate_bp),
    )
    return await sql.updateTax(tx, user_id, latest)
  })
}
