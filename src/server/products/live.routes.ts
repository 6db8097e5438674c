import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/live-product.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { relistProduct, uploadLiveProduct } from './live.service.ts'

export function liveProductRoutes(app: FastifyInstance) {
  route(app, contract.uploadLiveProduct, async (draft, seller, { idempotencyKey }) => {
    const offer = await uploadLiveProduct(app.house, seller, draft, idempotencyKey)
    return done('Product uploaded successfully!', offer)
  })

  route(app, contract.relistProduct, async ({ productId, expireIn }, seller) => {
    const expires_at = await relistProduct(app.house, seller, productId, expireIn)
    return done('Offer listed again', { expires_at: expires_at.toISOString() })
  })
}
