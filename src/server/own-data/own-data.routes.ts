import type { FastifyInstance } from 'fastify'
import { getOwnData } from '#contract/users/own-data.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { route } from '#server/http/route.ts'
import { packOwnData } from './own-data.service.ts'

export function ownDataRoutes(app: FastifyInstance) {
  route(app, getOwnData, (_draft, caller, visit) =>
    packOwnData(app.services, caller, actorOf(caller, visit), clock),
  )
}
