import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-reports.ts'
import { reviews as texts } from '#contract/texts/reviews.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toReport } from './admin.reply.ts'
import * as admin from './admin.service.ts'

export function adminReportRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listReports, async ({ status, cursor }) => {
    const { page, ...more } = await admin.listReports(db, status === 'open', cursor)
    return { success: true as const, reports: page.map(toReport), ...more }
  })

  route(app, contract.resolveReport, async ({ reportId, action, reason = '' }, caller, visit) => {
    await admin.resolveReport(db, reportId, { action, reason }, actorOf(caller, visit))
    return success(action === 'hide' ? texts.hidden : texts.dismissed)
  })

  route(app, contract.restoreReview, async ({ reportId }, caller, visit) => {
    await admin.restoreReview(db, reportId, actorOf(caller, visit))
    return success(texts.restored)
  })
}
