import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-cases.ts'
import { cases as texts } from '#contract/texts/desk/cases.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toCase, toCaseSummary } from './case.reply.ts'
import { sideOf } from './case.rules.ts'
import { decideCase, getDeskCase, getDeskChat, getDeskFile, listDeskCases } from './desk.service.ts'

/** The problem desk. */
export function deskRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.listDeskCases, async (query, caller) => {
    const { page, ...more } = await listDeskCases(db, caller, query)
    const cases = page.map((row) => ({ ...toCaseSummary(row), reporters: row.reporters }))
    return { success: true as const, cases, ...more }
  })
  route(app, contract.getDeskCase, async ({ caseId }, caller, visit) => ({
    success: true as const,
    case: toCase(await getDeskCase(db, actorOf(caller, visit), caseId)),
  }))
  route(app, contract.getDeskFile, (input, caller, visit) =>
    getDeskFile(services, actorOf(caller, visit), input),
  )
  route(app, contract.getDeskChat, async (look, caller, visit) => {
    const { row, messages } = await getDeskChat(db, actorOf(caller, visit), look)
    return {
      success: true as const,
      messages: messages.map(({ seq, sender_id, message, created_at }) => ({
        ...{ seq, message },
        from: sideOf(row, sender_id),
        sent_at: created_at.toISOString(),
      })),
      has_older: (messages[0]?.seq ?? 1) > 1,
    }
  })
  route(app, contract.decideCase, async (draft, caller, visit) => {
    const row = await decideCase(db, actorOf(caller, visit), draft, new Date())
    return success(texts.decided, { case: toCase(row) })
  })
}
