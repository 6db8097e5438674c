import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import * as sql from './bought.queries.ts'

type Buyer = { readonly user_id: string }
type Wish = { readonly q: string; readonly cursor?: string | undefined }

/** So many words of a search count. */
const mostWords = 6

const wordsOf = (q: string) => q.split(/\s+/).filter(Boolean).slice(0, mostWords)

/** What a person has bought, the latest first. */
export async function listBought(db: Db, { user_id }: Buyer, { q, cursor }: Wish) {
  const of = { buyerId: user_id, words: wordsOf(q) }
  const after = await anchorOf(cursor, (id) => sql.findBoughtPlace(db, user_id, id))
  const rows = await sql.findBought(db, of, after)
  return pageOf(rows, rows[0]?.total ?? 0, ({ product_id }) => product_id, limits.page.products)
}

/** The last time that a person bought this product; undefined where they never did. */
export const getLastPurchase = (db: Db, { user_id }: Buyer, productId: string) =>
  sql.findLast(db, user_id, productId)
