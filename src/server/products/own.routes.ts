import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/own-product.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { updateProduct } from './edit.service.ts'
import * as own from './own.service.ts'
import { toOwnProduct } from './own.wire.ts'

/** A seller's own shelf. */
export function ownProductRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listOwnProducts, async (asked, seller) => {
    const { page, ...more } = await own.listOwnProducts(db, seller, asked)
    return { success: true as const, products: page.map(toOwnProduct), ...more }
  })

  route(app, contract.getOwnProduct, async ({ productId }, seller) => ({
    success: true as const,
    product: toOwnProduct(await own.getOwnProduct(db, seller, productId)),
  }))

  route(app, contract.updateProduct, async ({ productId, ...change }, seller) => {
    await updateProduct(app.house, seller, productId, change)
    const product = await own.getOwnProduct(db, seller, productId)
    return done('Product updated successfully!', { product: toOwnProduct(product) })
  })

  route(app, contract.deleteProduct, async ({ productId }, seller) => {
    await own.deleteProduct(db, seller, productId)
    return done('Product deleted')
  })
}
