import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/seller.ts'
import { route } from '#server/http/route.ts'
import { toSellerProfile } from './seller.reply.ts'
import { getSeller } from './seller.service.ts'

export function sellerRoutes(app: FastifyInstance) {
  route(app, contract.getSeller, async (input) => toSellerProfile(await getSeller(app.services.db, input)))
}
