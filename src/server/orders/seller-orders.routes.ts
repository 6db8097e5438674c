import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/seller-orders.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { toSellerOrder } from './order.wire.ts'
import * as orders from './seller-orders.service.ts'

export function sellerOrderRoutes(app: FastifyInstance) {
  const { db } = app.house
  const listSellerOrders = orders.listingOf(db)

  route(app, contract.listSellerOrders, async (asked, seller) => {
    const { page, ...more } = await listSellerOrders(seller, asked)
    return done('Your orders', { Orders: page.map(toSellerOrder), ...more })
  })

  route(app, contract.exportSellerOrders, async (filters, seller) =>
    orders.exportSellerOrders(db, seller, filters),
  )
}
