import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/deals/deal-files.ts'
import { route } from '#server/http/route.ts'
import { getEvidence } from './evidence.service.ts'

export function evidenceRoutes(app: FastifyInstance) {
  route(app, contract.getEvidence, ({ roomId }, caller) =>
    getEvidence(app.services, caller, roomId, new Date()),
  )
}
