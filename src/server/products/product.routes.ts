import type { FastifyInstance } from 'fastify'
import { getProduct } from '#contract/products/product.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { toProductPage } from './product.reply.ts'
import * as products from './product.service.ts'

export function productRoutes(app: FastifyInstance) {
  const db = readsOf(app.services)

  route(app, getProduct, async ({ productId }) => ({
    success: true as const,
    product: toProductPage(await products.getProduct(db, productId)),
  }))
}
