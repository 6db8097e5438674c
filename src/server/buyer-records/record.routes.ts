import type { FastifyInstance } from 'fastify'
import { getBuyerRecord } from '#contract/sellers/buyer-record.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { toRecord } from './record.reply.ts'
import { getRecord } from './record.service.ts'

export function buyerRecordRoutes(app: FastifyInstance) {
  route(app, getBuyerRecord, async ({ buyerId }, seller) => ({
    ...{ success: true as const, buyer_id: buyerId },
    record: toRecord(await getRecord(readsOf(app.services), seller, buyerId)),
  }))
}
