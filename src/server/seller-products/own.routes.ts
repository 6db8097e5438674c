import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/own-product.ts'
import { listUntaxed, setTax } from '#contract/products/product-tax.ts'
import { products as texts } from '#contract/texts/products.ts'
import { copyProduct } from '#server/drafts/copy.service.ts'
import { listProduct } from '#server/drafts/list.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { updateProduct } from '#server/products/edit.service.ts'
import { setLowStock } from '#server/stock-alerts/alert.service.ts'
import { toOwnProduct, toUntaxed } from './own.reply.ts'
import * as own from './own.service.ts'
import * as tax from './tax.service.ts'

/** Routes for a seller's own products. */
export function ownProductRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listOwnProducts, async (query, seller) => {
    const { page, ...more } = await own.listOwnProducts(db, seller, query)
    return { success: true as const, products: page.map(toOwnProduct), ...more }
  })

  route(app, listUntaxed, async ({ category }, seller) => {
    const { products, categories } = await tax.listUntaxed(db, seller, category)
    return { success: true as const, products: products.map(toUntaxed), categories }
  })

  route(app, setTax, async ({ products }, seller) => {
    const changed = await tax.setTax(db, seller, products)
    return success(texts.taxSet({ count: changed }), { changed })
  })

  route(app, contract.getOwnProduct, async ({ productId }, seller) => ({
    success: true as const,
    product: toOwnProduct(await own.getOwnProduct(db, seller, productId)),
  }))

  route(app, contract.updateProduct, async ({ productId, ...change }, seller) => {
    await updateProduct(app.services, seller, productId, change)
    const product = await own.getOwnProduct(db, seller, productId)
    return success(texts.updated, { product: toOwnProduct(product) })
  })

  route(app, contract.listProduct, async ({ productId }, seller) => {
    await listProduct(db, seller, productId)
    const product = await own.getOwnProduct(db, seller, productId)
    return success(texts.listed, { product: toOwnProduct(product) })
  })

  route(app, contract.setLowStock, async ({ productId, low_stock }, seller) => {
    await setLowStock(db, seller, productId, low_stock)
    return success(texts.lowStockSet, {
      product: toOwnProduct(await own.getOwnProduct(db, seller, productId)),
    })
  })

  route(app, contract.copyProduct, async ({ productId }, seller, { idempotencyKey }) => {
    const copyId = await copyProduct(db, seller, productId, idempotencyKey)
    const product = await own.getOwnProduct(db, seller, copyId)
    return success(texts.copied, { product: toOwnProduct(product) })
  })

  route(app, contract.deleteProduct, async ({ productId }, seller) => {
    await own.deleteProduct(db, seller, productId)
    return success(texts.deleted)
  })
}
