import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin-requirements.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as closing from './close.service.ts'
import * as desk from './desk.service.ts'
import { toKnownRequirement } from './desk.wire.ts'

export function requirementDeskRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listAllRequirements, async ({ q, state, cursor }) => {
    const { page, ...more } = await desk.listAllRequirements(db, { q, state: state || undefined }, cursor)
    return { success: true as const, requirements: page.map(toKnownRequirement), ...more }
  })
  route(app, contract.closeAnyRequirement, async (draft, caller, visit) => {
    await closing.closeAnyRequirement(db, draft, actorOf(caller, visit))
    return done('The requirement is closed.')
  })
}
