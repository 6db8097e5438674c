import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin-audit.ts'
import { route } from '#server/http/route.ts'
import * as audit from './audit.service.ts'
import { toAuditEvent } from './audit.wire.ts'

export function auditRoutes(app: FastifyInstance) {
  route(app, contract.listAuditEvents, async (filters) => {
    const { page, ...more } = await audit.listAuditEvents(app.house.db, filters)
    return { success: true as const, events: page.map(toAuditEvent), ...more }
  })
}
