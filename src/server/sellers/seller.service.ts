import type { InputOf } from '#contract/endpoint.ts'
import type { getSeller as contract } from '#contract/sellers/seller.ts'
import { listProducts } from '#server/catalogue/cards.service.ts'
import { listCategory } from '#server/catalogue/listing.service.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import * as sql from './seller.queries.ts'

type Input = InputOf<typeof contract>

/** A seller's public profile. Unlike a search, it shows all products to visitors too. */
export async function getSeller(db: Db, { sellerId, category, cursor, limit }: Input) {
  const seller = await sql.findSeller(db, sellerId)
  if (!seller) throw notFound('seller')
  const [range, counts, page] = await Promise.all([
    sql.findRange(db, sellerId),
    sql.countRatings(db, sellerId),
    listCategory(db, category, { seller_id: sellerId, sort: 'newest', cursor, limit }),
  ])
  return { seller, range, counts, page: { ...page, products: await listProducts(db, page.hits) } }
}
