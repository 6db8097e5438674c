import type { FastifyInstance } from 'fastify'
import { users } from '#contract/texts/users.ts'
import * as contract from '#contract/users/account.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as sessions from '#server/sessions/session.service.ts'
import { toSession } from './device.reply.ts'

export function sessionRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listSessions, async (_, caller) => ({
    success: true as const,
    sessions: (await sessions.listSessions(db, caller)).map(toSession),
  }))

  route(app, contract.endSession, async ({ sessionId }, caller) => {
    await sessions.endOwnSession(db, caller, sessionId)
    return success(users.deviceSignedOut)
  })
}
