import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/products/own-bulk.ts'
import { ownBulk as texts } from '#contract/texts/goods/own-bulk.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as bulk from './bulk.service.ts'

const sentences = {
  list: texts.listed,
  pause: texts.paused,
  stock: texts.stocked,
  price: texts.priced,
  delete: texts.deleted,
} as const

/** Routes for one decision over many own products. */
export function bulkRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.changeProducts, async (input, seller, { idempotencyKey, requestId }) => {
    const request = { key: idempotencyKey, request_id: requestId }
    const { left, ...done } = await bulk.changeProducts(db, seller, input, request)
    const words = { count: done.changed, left, names: done.left_names }
    return success(sentences[input.action](words), done)
  })

  route(app, contract.previewPrices, async (input, seller) => ({
    success: true as const,
    ...(await bulk.previewPrices(db, seller, input)),
  }))

  route(app, contract.undoBulk, async ({ decisionId }, seller) => {
    const { left, ...done } = await bulk.undo(db, seller, decisionId)
    const words = { count: done.changed, left, names: done.left_names }
    return success(left === 0 ? texts.undone(words) : texts.undoneSome(words), done)
  })
}
