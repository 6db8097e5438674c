import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/order.ts'
import { orders as texts } from '#contract/texts/orders.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { cancelOrder } from './cancel.service.ts'
import { toOrderDetails, toOrderSummary, toStatistics } from './order.reply.ts'
import * as orders from './order.service.ts'
import { throwWithCart } from './place.reply.ts'
import { placeOrder } from './place.service.ts'
import { setDeliveryStatus } from './status.service.ts'

export function orderRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.placeOrder, async (draft, caller, visit) => {
    const buyer = actorOf(caller, visit)
    const placing = placeOrder(services, buyer, draft, { key: visit.idempotencyKey })
    const { order_ids } = await placing.catch(throwWithCart)
    return success(texts.placed, { order_ids })
  })

  route(app, contract.listOrders, async (input, caller) => {
    const { page, ...more } = await orders.listOrders(db, caller, input)
    return { success: true as const, Orders: page.map(toOrderSummary), ...more }
  })

  route(app, contract.getOrder, async ({ orderId }, caller) => {
    const { order, ...more } = await orders.getOrder(db, caller, orderId)
    return toOrderDetails(order, { ...more, readerId: caller.user_id })
  })

  route(app, contract.getOrderStatistics, async (_, caller) =>
    toStatistics(await orders.getOrderStatistics(db, caller)),
  )

  route(app, contract.cancelOrder, async ({ orderId, reason }, caller, visit) => {
    await cancelOrder(db, actorOf(caller, visit), orderId, reason)
    return success(texts.cancelled)
  })

  route(app, contract.setDeliveryStatus, async ({ orderId, ...change }, caller, visit) => {
    const warning = await setDeliveryStatus(db, actorOf(caller, visit), orderId, change)
    return success(texts.statusChanged, warning)
  })
}
