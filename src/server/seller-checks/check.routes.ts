import type { FastifyInstance } from 'fastify'
import { getSellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { toEvidence } from './check.reply.ts'
import { getEvidence } from './check.service.ts'

export function sellerCheckRoutes(app: FastifyInstance) {
  route(app, getSellerEvidence, async ({ sellerId }) =>
    toEvidence(await getEvidence(readsOf(app.services), sellerId), new Date()),
  )
}
