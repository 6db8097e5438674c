import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/desk-search.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { toDeskOrder, toFoundOrder } from './desk.reply.ts'
import { getDeskOrder, getDeskPaper } from './order.service.ts'
import { searchDesk } from './search.service.ts'

/** The search of the desk, and what it leads to. */
export function deskSearchRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.searchDesk, async ({ q }) => {
    const { orders, cases, people, products } = await searchDesk(db, q)
    return {
      success: true as const,
      orders: orders.map(toFoundOrder),
      ...{ cases: [...cases], people: [...people], products: [...products] },
    }
  })
  route(app, contract.listDeskOrders, async ({ q }) => ({
    success: true as const,
    orders: (await searchDesk(db, q)).orders.map(toFoundOrder),
  }))
  route(app, contract.getDeskOrder, async (look, caller, visit) => ({
    success: true as const,
    order: toDeskOrder(await getDeskOrder(db, actorOf(caller, visit), look)),
  }))
  route(app, contract.getDeskPaper, (look, caller, visit) =>
    getDeskPaper(services, actorOf(caller, visit), look),
  )
}
