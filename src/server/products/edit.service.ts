import type { ProductChange } from '#contract/own-product.ts'
import { badInput, notFound } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { savePictures } from '#server/media/picture.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './edit.queries.ts'

type Change = Omit<ProductChange, 'productId'>

/** Changes an own product. Its new pictures can be fetched before it shows them. */
export async function updateProduct(house: House, { user_id }: Caller, productId: string, change: Change) {
  const { product_image, ...edit } = change
  const present = await sql.findPictures(house.db, user_id, productId)
  if (!present) throw notFound('Product')
  const known = new Set([...present.images, ...present.past_images])
  const images = product_image && (await imagesOf(house, product_image, known))
  const which = { seller_id: user_id, product_id: productId }
  if ((await sql.updateProduct(house.db, which, { ...edit, images })) === 0) throw notFound('Product')
}

/** The addresses of kept and new pictures, in the order of the form. */
async function imagesOf(house: House, sent: readonly string[], known: ReadonlySet<string>) {
  const places = sent.map((picture, index) => ({ picture, number: index + 1 }))
  const isNew = ({ picture }: (typeof places)[number]) => picture.startsWith('data:')
  const foreign = places.find((place) => !isNew(place) && !known.has(place.picture))
  if (foreign) throw badInput(`Picture ${foreign.number} is none of this product.`)
  const fresh = places.filter(isNew)
  const urls = await savePictures(
    house,
    fresh.map(({ picture }) => picture),
    (index) => `Picture ${fresh[index]?.number}`,
  )
  const addresses = new Map(fresh.map(({ number }, index) => [number, urls[index]]))
  return [...new Set(places.map(({ picture, number }) => addresses.get(number) ?? picture))]
}
