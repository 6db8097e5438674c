import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin-profile-changes.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { toProfileChange } from './change.wire.ts'
import * as desk from './desk.service.ts'

export function profileChangeRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listProfileChanges, async ({ status, cursor }) => {
    const { page, ...more } = await desk.listChanges(db, status, cursor)
    return { success: true as const, changes: page.map(toProfileChange), ...more }
  })
  route(app, contract.approveProfileChange, async ({ changeId }, caller, visit) =>
    done(await desk.approveChange(db, changeId, actorOf(caller, visit))),
  )
  route(app, contract.declineProfileChange, async ({ changeId, reason }, caller, visit) =>
    done(await desk.declineChange(db, changeId, reason, actorOf(caller, visit))),
  )
}
