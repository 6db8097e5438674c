import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/deals/deal.ts'
import * as files from '#contract/deals/deal-files.ts'
import { deals as texts } from '#contract/texts/deals.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { acceptDeal } from './accept.service.ts'
import { checkDeals } from './check-chain.service.ts'
import { declineDeal, withdrawDeal } from './close.service.ts'
import { throwWithDeal, toCheck, toDeal } from './deal.reply.ts'
import * as deals from './deal.service.ts'
import { counterDeal, offerDeal } from './offer.service.ts'
import { openDealRoutes } from './open-deals.routes.ts'

export function dealRoutes(app: FastifyInstance) {
  const { db, env } = app.services
  const isLimited = env.rateLimits
  const dealOf = async (caller: Caller, dealId: string) => ({
    deal: toDeal(await deals.getDeal(db, caller, dealId), caller.user_id),
  })

  route(app, contract.offerDeal, async (draft, caller, { idempotencyKey }) => {
    const dealId = await offerDeal(db, caller, draft, { key: idempotencyKey, isLimited })
    return success(texts.offered, await dealOf(caller, dealId))
  })

  route(app, contract.listDeals, async ({ roomId }, caller) => {
    const { deals: rows, head } = await deals.listDeals(db, caller, roomId)
    return { success: true as const, deals: rows.map((row) => toDeal(row, caller.user_id)), head }
  })

  route(app, contract.getDeal, async ({ dealId }, caller) => ({
    success: true as const,
    ...(await dealOf(caller, dealId)),
  }))

  route(app, files.checkDeals, async ({ roomId }, caller) => toCheck(await checkDeals(db, caller, roomId)))

  route(app, files.getQuotation, ({ dealId }, caller) => deals.getQuotation(db, caller, dealId))

  route(app, contract.counterDeal, async (draft, caller, { idempotencyKey }) => {
    const countering = counterDeal(db, caller, draft, { key: idempotencyKey, isLimited })
    const dealId = await countering.catch(throwWithDeal(caller.user_id))
    return success(texts.countered, await dealOf(caller, dealId))
  })

  route(app, contract.acceptDeal, async (draft, caller, visit) => {
    const accepting = acceptDeal(app.services, actorOf(caller, visit), draft, {
      key: visit.idempotencyKey,
    })
    const order_id = await accepting.catch(throwWithDeal(caller.user_id))
    return success(texts.accepted({ order: order_id }), { ...(await dealOf(caller, draft.dealId)), order_id })
  })

  route(app, contract.declineDeal, async (draft, caller) => {
    await declineDeal(db, caller, draft).catch(throwWithDeal(caller.user_id))
    return success(texts.declined, await dealOf(caller, draft.dealId))
  })

  route(app, contract.withdrawDeal, async (draft, caller) => {
    await withdrawDeal(db, caller, draft).catch(throwWithDeal(caller.user_id))
    return success(texts.withdrawn, await dealOf(caller, draft.dealId))
  })

  openDealRoutes(app)
}
