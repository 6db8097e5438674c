import type { ProductChange } from '#contract/own-product.ts'
import { notFound } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { keepOrSave } from '#server/media/kept-pictures.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './edit.queries.ts'

type Change = Omit<ProductChange, 'productId'>

/** Changes an own product. Its new pictures can be fetched before it shows them. */
export async function updateProduct(house: House, { user_id }: Caller, productId: string, change: Change) {
  const { product_image, ...edit } = change
  const present = await sql.findPictures(house.db, user_id, productId)
  if (!present) throw notFound('Product')
  const known = new Set([...present.images, ...present.past_images])
  const images = product_image && (await keepOrSave(house, product_image, { known, noun: 'product' }))
  const which = { seller_id: user_id, product_id: productId }
  if ((await sql.updateProduct(house.db, which, { ...edit, images })) === 0) throw notFound('Product')
}
