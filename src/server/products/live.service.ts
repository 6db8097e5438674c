import type { LiveProductDraft } from '#contract/products/live-product.ts'
import { products } from '#contract/texts/products.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './live.queries.ts'
import { uploadProduct } from './product.upload.service.ts'

export async function uploadLiveProduct(
  services: Services,
  seller: Caller,
  draft: LiveProductDraft,
  key: string | undefined,
) {
  const { expireIn: lasts, ...product } = draft
  const { product_id, expires_at } = await uploadProduct(services, seller, product, { key, lasts })
  if (!expires_at) throw new Error('a live offer ends')
  return { product_id, expires_at }
}

/** Ends the offer so many milliseconds from now, whether it still runs or has ended. */
export async function relistProduct({ db }: Services, { user_id }: Caller, productId: string, ms: number) {
  const ending = await sql.updateEnding(db, user_id, productId, ms)
  if (ending) return ending.expires_at
  const offer = await sql.findOffer(db, user_id, productId)
  if (!offer) throw notFound('product')
  throw conflict(offer.kind === 'live' ? products.rejectedOffer : products.noOffer)
}
