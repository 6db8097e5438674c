import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-products.ts'
import { products as texts } from '#contract/texts/products.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toReviewedProduct } from './admin.reply.ts'
import * as admin from './admin.service.ts'

export function adminProductRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listReviewedProducts, async ({ status, q, cursor }) => {
    const { page, ...more } = await admin.listReviewedProducts(db, { status, q }, cursor)
    return { success: true as const, products: page.map(toReviewedProduct), ...more }
  })

  route(app, contract.verifyProducts, async ({ product_ids, revisions }, caller, visit) => {
    const seen = product_ids.map((productId, place) => ({ productId, revision: revisions?.[place] }))
    const { verified, changed } = await admin.verifyProducts(db, seen, actorOf(caller, visit))
    return success(sentenceFor(verified, changed), { verified, changed })
  })

  route(app, contract.verifyProduct, async (seen, caller, visit) => {
    const judgement = { to: 'verified', reason: null } as const
    return success(
      texts.verified({
        product: await admin.decideVerification(db, seen, judgement, actorOf(caller, visit)),
      }),
    )
  })

  route(app, contract.unverifyProduct, async (seen, caller, visit) => {
    const judgement = { to: 'pending', reason: null } as const
    const name = await admin.decideVerification(db, seen, judgement, actorOf(caller, visit))
    return success(texts.waits({ product: name }))
  })

  route(app, contract.rejectProduct, async ({ reason, ...seen }, caller, visit) => {
    const judgement = { to: 'rejected', reason } as const
    return success(
      texts.rejected({
        product: await admin.decideVerification(db, seen, judgement, actorOf(caller, visit)),
      }),
    )
  })

  route(app, contract.featureProduct, async ({ until, ...seen }, caller, visit) => {
    const name = await admin.featureProduct(db, seen, until, actorOf(caller, visit))
    return success(texts.featured({ product: name }))
  })

  route(app, contract.unfeatureProduct, async (seen, caller, visit) => {
    const name = await admin.unfeatureProduct(db, seen, actorOf(caller, visit))
    return success(texts.unfeatured({ product: name }))
  })
}

/** Names the products that were skipped because they have changed since they were read. */
function sentenceFor(verified: number, changed: readonly { product_name: string }[]) {
  const names = changed.map(({ product_name }) => product_name)
  return names.length === 0
    ? texts.verifiedMany({ count: verified })
    : texts.verifiedSome({ count: verified, changed: names })
}
