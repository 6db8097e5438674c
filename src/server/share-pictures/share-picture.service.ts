import { createHash } from 'node:crypto'
import { createShortCache } from '#server/concurrency/short-cache.ts'
import { workerPool } from '#server/concurrency/worker-pool.ts'
import { notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { addressOf, fileOf } from '#server/media/picture-address.rules.ts'
import { readsOf, type Services } from '#server/services.ts'
import * as sql from './share-picture.queries.ts'
import { type Card, cardOfProduct, cardOfShop, photosOfShop } from './share-picture.rules.ts'
import type { Job } from './worker/make-share-picture.ts'

const { keptMs, keptBytes, photoWidth } = limits.sharePicture

const pool = workerPool<Job, Uint8Array>(
  new URL('./worker/share-picture.worker.ts', import.meta.url),
  limits.sharePicture,
)

/** By what they say: a changed price makes another picture, and what nobody asks for any more is forgotten. */
const kept = createShortCache<Buffer>({
  ...{ name: 'share-pictures', ms: keptMs, room: keptBytes },
  sizeOf: ({ length }) => length,
})

export type SharePicture = {
  readonly etag: string
  /** A photo that says less, for when there is no time to make a picture. */
  readonly photo: string | undefined
  make(): Promise<Buffer>
}

export async function getProductPicture(services: Services, productId: string): Promise<SharePicture> {
  const product = await sql.findSharedProduct(readsOf(services), productId)
  if (!product) throw notFound('product')
  const { revision, images } = product
  return pictureOf(services, { card: cardOfProduct(product), photos: images.slice(0, 1), revision })
}

export async function getShopPicture(services: Services, sellerId: string): Promise<SharePicture> {
  const shop = await sql.findSharedShop(readsOf(services), sellerId)
  if (!shop) throw notFound('seller')
  return pictureOf(services, { card: cardOfShop(shop), photos: photosOfShop(shop), revision: 0 })
}

type Facts = { readonly card: Card; readonly photos: readonly string[]; readonly revision: number }

function pictureOf(services: Services, facts: Facts): SharePicture {
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 32)
  const make = async () => {
    const photos = await Promise.all(facts.photos.map((url) => readPhoto(services, url)))
    return Buffer.from(
      await pool.run({ card: facts.card, photos: photos.filter((each) => each !== undefined) }),
    )
  }
  return { etag: `"${key}"`, photo: facts.photos[0], make: () => kept.get(key, make) }
}

/** The smallest stored width that is wide enough; a photo that is gone is left out. */
async function readPhoto({ storage }: Services, url: string): Promise<Buffer | undefined> {
  const address = addressOf(url.replace(/^\/media\//, ''))
  if (!address) return undefined
  const { pictureId, width } = address
  return storage.get(fileOf(pictureId, Math.min(width, photoWidth)))
}
