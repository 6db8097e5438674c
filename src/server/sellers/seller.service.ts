import type { InputOf } from '#contract/endpoint.ts'
import type { getSeller as contract } from '#contract/sellers/seller.ts'
import { listCategory } from '#server/catalogue/listing.service.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { toProduct } from '#server/products/product.reply.ts'
import * as sql from './seller.queries.ts'

type Asked = InputOf<typeof contract>

/** A seller as everybody may see it. Unlike a search, it shows all its products to a visitor too. */
export async function getSeller(db: Db, { sellerId, category, cursor, limit }: Asked) {
  const seller = await sql.findSeller(db, sellerId)
  if (!seller) throw notFound('seller')
  const wanted = { seller_id: sellerId, sort: 'newest', cursor, limit } as const
  const [range, counts, { products, total, total_is_floor, next }] = await Promise.all([
    sql.findRange(db, sellerId),
    sql.countRatings(db, sellerId),
    listCategory(db, category, wanted),
  ])
  const page = { products: products.map(toProduct), total, next, ...(total_is_floor && { total_is_floor }) }
  return { seller, range, counts, page }
}
