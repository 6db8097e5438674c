import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-audit.ts'
import { route } from '#server/http/route.ts'
import { toAuditEvent } from './audit.reply.ts'
import * as audit from './audit.service.ts'

export function auditRoutes(app: FastifyInstance) {
  route(app, contract.listAuditEvents, async (filters) => {
    const { page, ...more } = await audit.listAuditEvents(app.services.db, filters)
    return { success: true as const, events: page.map(toAuditEvent), ...more }
  })
}
