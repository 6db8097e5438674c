import type { ProductDraft } from '#contract/product-upload.ts'
import type { House } from '#server/house.ts'
import { savePictures } from '#server/media/picture.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './product.upload.queries.ts'

/**
 * Offers a product of this seller. Its pictures can be fetched before the product exists; should the insert fail,
 * they stay behind unseen, and the next try finds them under the same address. With a time in milliseconds it is a
 * live offer that ends then.
 */
export async function uploadProduct(
  house: House,
  { user_id }: Caller,
  draft: ProductDraft,
  lasts: number | null = null,
) {
  const { product_image, ...product } = draft
  const urls = await savePictures(house, product_image)
  const images = [...new Set(urls)]
  return sql.insertProduct(house.db, user_id, { ...product, images, lasts })
}
