import type pg from 'pg'
import { createDb } from '#server/db/db.ts'
import { aProduct } from '#server/testing/build.ts'

/** Products that never run out. */
export async function makeProducts(pool: pg.Pool, total = 10): Promise<readonly string[]> {
  const db = createDb(pool)
  const ids: string[] = []
  while (ids.length < total)
    ids.push(await aProduct(db, { product_name: `Copper wire ${ids.length}`, stock: null }))
  return ids
}
