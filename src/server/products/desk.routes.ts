import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin-products.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as desk from './desk.service.ts'
import { toReviewedProduct } from './desk.wire.ts'

export function productDeskRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listReviewedProducts, async ({ status, q, cursor }) => {
    const { page, ...more } = await desk.listReviewedProducts(db, { status, q }, cursor)
    return { success: true as const, products: page.map(toReviewedProduct), ...more }
  })

  route(app, contract.verifyProducts, async ({ product_ids }, caller, visit) => {
    const verified = await desk.verifyProducts(db, product_ids, actorOf(caller, visit))
    return done(verified === 1 ? '1 product verified.' : `${verified} products verified.`, { verified })
  })

  route(app, contract.verifyProduct, async ({ productId }, caller, visit) => {
    const judgement = { to: 'verified', reason: null } as const
    return done(`${await desk.judgeProduct(db, productId, judgement, actorOf(caller, visit))} is verified.`)
  })

  route(app, contract.unverifyProduct, async ({ productId }, caller, visit) => {
    const judgement = { to: 'pending', reason: null } as const
    const name = await desk.judgeProduct(db, productId, judgement, actorOf(caller, visit))
    return done(`${name} waits for its verification.`)
  })

  route(app, contract.rejectProduct, async ({ productId, reason }, caller, visit) => {
    const judgement = { to: 'rejected', reason } as const
    return done(`${await desk.judgeProduct(db, productId, judgement, actorOf(caller, visit))} is rejected.`)
  })

  route(app, contract.featureProduct, async ({ productId, until }, caller, visit) => {
    const name = await desk.featureProduct(db, productId, until, actorOf(caller, visit))
    return done(`${name} is a top product.`)
  })

  route(app, contract.unfeatureProduct, async ({ productId }, caller, visit) => {
    const name = await desk.unfeatureProduct(db, productId, actorOf(caller, visit))
    return done(`${name} is no top product any more.`)
  })
}
