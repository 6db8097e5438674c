import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/user.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { endSession } from '#server/sessions/session.service.ts'
import * as signIns from './sign-in.service.ts'
import * as users from './user.service.ts'
import { toProfile } from './user.wire.ts'

export function userRoutes(app: FastifyInstance) {
  const { house } = app
  const reportThrottled: signIns.ReportThrottled = (facts) =>
    app.log.warn({ event: 'sign-in-throttled', by: 'account', ...facts })

  route(app, contract.register, async (draft, _caller, visit) =>
    done('Welcome to Vanij', { token: await users.register(house, draft, visit) }),
  )
  route(app, contract.signIn, async (draft, _caller, visit) =>
    done('Signed in', { token: await signIns.signIn(house, draft, visit, reportThrottled) }),
  )
  route(app, contract.signOut, async (_draft, caller) => {
    await endSession(house.db, caller.session_id)
    return done('Signed out')
  })
  route(app, contract.getProfile, async (_draft, caller) =>
    toProfile(await users.getProfile(house.db, caller)),
  )
}
