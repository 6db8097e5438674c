import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { insertingProducts } from './new-product.row.ts'
import type { WrittenColumns } from './written.row.ts'

/** How many milliseconds a live offer runs; null for a product that stays. */
type Duration = number | null

/** A new product waits for an admin's verification; it is listed meanwhile, ranked lower. */
export function insertProduct(tx: Db, sellerId: string, product: WrittenColumns, lasts: Duration) {
  const noted = { seller_id: sellerId, kind: lasts === null ? 'standard' : 'live' }
  const object = sql`
    select ${JSON.stringify({ ...product, ...noted })}::jsonb || jsonb_build_object('expires_at', ${fromNow(lasts)})`
  return tx.one(insertingProducts(object, ['seller_id', 'kind', 'expires_at']))
}

const fromNow = (ms: Duration) => sql`now() + make_interval(secs => ${ms === null ? null : ms / 1_000})`
