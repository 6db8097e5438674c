import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/deals/open-deals.ts'
import { route } from '#server/http/route.ts'
import { toOpenDeal } from './open-deals.reply.ts'
import { listOpenDeals } from './open-deals.service.ts'

export function openDealRoutes(app: FastifyInstance) {
  route(app, contract.listOpenDeals, async (query, seller) => {
    const { page, ...more } = await listOpenDeals(app.services.db, seller, query)
    return { success: true as const, deals: page.map(toOpenDeal), ...more }
  })
}
