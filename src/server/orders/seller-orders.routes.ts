import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/seller-orders.ts'
import { orders as texts } from '#contract/texts/orders.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toSellerOrder } from './order.reply.ts'
import * as orders from './seller-orders.service.ts'

export function sellerOrderRoutes(app: FastifyInstance) {
  const { db } = app.services
  const listSellerOrders = orders.listingOf(db)

  route(app, contract.listSellerOrders, async (input, seller) => {
    const { page, ...more } = await listSellerOrders(seller, input)
    return success(texts.list, { Orders: page.map(toSellerOrder), ...more })
  })

  route(app, contract.exportSellerOrders, async ({ language, ...request }, seller) =>
    orders.exportSellerOrders(db, seller, request, await app.languages.wordsIn(language)),
  )
}
