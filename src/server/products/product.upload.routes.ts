import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/product-upload.ts'
import { route } from '#server/http/route.ts'
import * as uploads from './product.upload.service.ts'

export function productUploadRoutes(app: FastifyInstance) {
  route(app, contract.uploadProduct, async (draft, seller, { idempotencyKey: key }) => ({
    success: true as const,
    content: 'Product uploaded successfully!',
    product_id: (await uploads.uploadProduct(app.services, seller, draft, { key })).product_id,
  }))
}
