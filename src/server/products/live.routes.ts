import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/live-product.ts'
import { products as texts } from '#contract/texts/products.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { relistProduct, uploadLiveProduct } from './live.service.ts'

export function liveProductRoutes(app: FastifyInstance) {
  route(app, contract.uploadLiveProduct, async (draft, seller, { idempotencyKey }) => {
    const offer = await uploadLiveProduct(app.services, seller, draft, idempotencyKey)
    return success(texts.uploaded, offer)
  })

  route(app, contract.relistProduct, async ({ productId, expireIn }, seller) => {
    const expires_at = await relistProduct(app.services, seller, productId, expireIn)
    return success(texts.listedAgain, { expires_at: expires_at.toISOString() })
  })
}
