import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/eway-limits.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { changeEwayLimit, listEwayLimits } from './admin.service.ts'
import { toEwayLimit } from './eway-limit.reply.ts'

export function adminEwayRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listEwayLimits, async () => ({
    success: true as const,
    limits: (await listEwayLimits(db)).map(toEwayLimit),
  }))

  route(app, contract.changeEwayLimit, async (draft, caller, visit) => {
    await changeEwayLimit(db, draft, actorOf(caller, visit))
    return success(texts.limitSaved)
  })
}
