import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './copy.queries.ts'

/** Returns the id of the copy. A repetition under the same key returns the existing one. */
export async function copyProduct(
  db: Db,
  { user_id }: Caller,
  productId: string,
  key: string | undefined,
): Promise<string> {
  const which = { seller_id: user_id, product_id: productId }
  const original = await sql.findImages(db, which)
  if (!original) throw notFound('product')
  const copy = async (tx: Db) => {
    const inserted = await sql.insertCopy(tx, which)
    if (!inserted) throw notFound('product')
    await writeSearchWords(tx, [inserted.product_id])
    return inserted.product_id
  }
  const keyed = { user_id, key, input: { call: 'copy-product', productId } }
  return db.transaction(async (tx) => {
    await keepNamed(tx, original.images)
    return runOnce(tx, keyed, () => copy(tx))
  })
}
