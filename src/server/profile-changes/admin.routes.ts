import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-profile-changes.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as admin from './admin.service.ts'
import { toProfileChange } from './change.reply.ts'

export function profileChangeRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listProfileChanges, async ({ status, cursor }) => {
    const { page, ...more } = await admin.listChanges(db, status, cursor)
    return { success: true as const, changes: page.map(toProfileChange), ...more }
  })
  route(app, contract.approveProfileChange, async ({ changeId }, caller, visit) =>
    success(await admin.approveChange(db, changeId, actorOf(caller, visit))),
  )
  route(app, contract.declineProfileChange, async ({ changeId, reason }, caller, visit) =>
    success(await admin.declineChange(db, changeId, reason, actorOf(caller, visit))),
  )
}
