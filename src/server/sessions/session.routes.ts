import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as sessions from './session.service.ts'
import { toSession } from './session.wire.ts'

export function sessionRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listSessions, async (_, caller) => ({
    success: true as const,
    sessions: (await sessions.listSessions(db, caller)).map(toSession),
  }))

  route(app, contract.endSession, async ({ sessionId }, caller) => {
    await sessions.endOwnSession(db, caller, sessionId)
    return done('Signed out on that device')
  })
}
