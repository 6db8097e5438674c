import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/faults.ts'
import { faults as texts } from '#contract/texts/desk/faults.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toFault } from './fault.reply.ts'
import { listFaults, retryFault } from './fault.service.ts'

export function faultRoutes(app: FastifyInstance) {
  const { db } = app.services
  route(app, contract.listFaults, async ({ cursor }) => {
    const { page, ...more } = await listFaults(db, cursor)
    return { success: true as const, faults: page.map(toFault), ...more }
  })
  route(app, contract.retryFault, async ({ faultId }, caller, visit) => {
    await retryFault(db, faultId, actorOf(caller, visit))
    return success(texts.again)
  })
}
