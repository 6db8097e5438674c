import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/moderation.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toItem, toSignal } from './moderation.reply.ts'
import { decideSignal, getSignal, listModeration } from './moderation.service.ts'

export function moderationRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listModeration, async (query) => {
    const { page, ...more } = await listModeration(db, query)
    return { success: true as const, items: page.map(toItem), ...more }
  })
  route(app, contract.getSignal, async ({ signalId }, caller, visit) => ({
    success: true as const,
    signal: toSignal(await getSignal(db, actorOf(caller, visit), signalId)),
  }))
  route(app, contract.decideSignal, async (draft, caller, visit) => {
    const decider = { caller, admin: actorOf(caller, visit), now: new Date() }
    const { row, sentence } = await decideSignal(db, draft, decider)
    return success(sentence, { signal: toSignal(row) })
  })
}
