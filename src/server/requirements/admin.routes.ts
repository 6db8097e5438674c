import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-requirements.ts'
import { requirements as texts } from '#contract/texts/requirements.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toKnownRequirement } from './admin.reply.ts'
import * as admin from './admin.service.ts'
import * as closing from './close.service.ts'

export function adminRequirementRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listAllRequirements, async ({ q, state, cursor }) => {
    const { page, ...more } = await admin.listAllRequirements(db, { q, state: state || undefined }, cursor)
    return { success: true as const, requirements: page.map(toKnownRequirement), ...more }
  })
  route(app, contract.closeAnyRequirement, async (draft, caller, visit) => {
    await closing.closeAnyRequirement(db, draft, actorOf(caller, visit))
    return success(texts.wasClosed)
  })
}
