import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/product-upload.ts'
import { products as texts } from '#contract/texts/products.ts'
import { route } from '#server/http/route.ts'
import { contentOf } from '#server/http/success.ts'
import * as uploads from './product.upload.service.ts'

export function productUploadRoutes(app: FastifyInstance) {
  route(app, contract.uploadProduct, async (draft, seller, { idempotencyKey: key }) => ({
    success: true as const,
    ...contentOf(texts.uploaded),
    product_id: (await uploads.uploadProduct(app.services, seller, draft, { key })).product_id,
  }))
}
