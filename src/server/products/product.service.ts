import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import * as sql from './product.queries.ts'
import type { PricedProduct, ProductPageRow } from './product.row.ts'

export type { PricedProduct } from './product.row.ts'

export async function getProduct(db: Db, productId: string): Promise<ProductPageRow> {
  const product = await sql.findProduct(db, productId)
  if (!product) throw notFound('product')
  return product
}

/** Products for carts and orders, by id; unknown ids are missing. */
export async function pricedProducts(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, PricedProduct>> {
  if (productIds.length === 0) return new Map()
  const products = await sql.findPricedProducts(db, productIds)
  return new Map(products.map((product) => [product.product_id, product]))
}
