import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/seller.ts'
import { route } from '#server/http/route.ts'
import { toSellerHead } from './seller.reply.ts'
import { getSeller } from './seller.service.ts'

export function sellerRoutes(app: FastifyInstance) {
  route(app, contract.getSeller, async (asked) => {
    const { seller, range, counts, page } = await getSeller(app.services.db, asked)
    return { ...toSellerHead(seller, range, counts), ...page }
  })
}
