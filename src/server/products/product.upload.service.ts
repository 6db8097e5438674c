import type { ProductDraft } from '#contract/products/product-upload.ts'
import type { Db } from '#server/db/db.ts'
import { requireOffered } from '#server/gst-rates/gst-rate.service.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { requireFreeCode } from '#server/item-codes/item-code.service.ts'
import { savePictures } from '#server/media/picture.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './product.upload.queries.ts'
import { writeSearchWords } from './search-words.service.ts'
import { toColumns } from './written.row.ts'

/**
 * Adds a product of this seller. Its pictures are stored before the product and are deleted again if the insert
 * fails. With a duration in milliseconds it is a live offer. A repetition under the same key returns the existing
 * product.
 */
export async function uploadProduct(
  services: Services,
  { user_id }: Caller,
  draft: ProductDraft,
  { key, lasts = null }: { key: string | undefined; lasts?: number | null },
) {
  const { product_image, ...product } = draft
  await requireOffered(services.db, [product.gst_rate_bp])
  const urls = await savePictures(services, product_image)
  const images = [...new Set(urls)]
  const offer = async (tx: Db) => {
    const columns = toColumns({ ...product, images })
    const { product_id, expires_at } = await sql.insertProduct(tx, user_id, columns, lasts)
    await writeSearchWords(tx, [product_id])
    return { product_id, expires_at: expires_at?.toISOString() ?? null }
  }
  const keyed = { user_id, key, input: { call: 'upload-product', ...product, images, lasts } }
  const offering = services.db.transaction(async (tx) => {
    await keepNamed(tx, images)
    return runOnce(tx, keyed, () => offer(tx))
  })
  return requireFreeCode(product.seller_item_code, offering)
}
