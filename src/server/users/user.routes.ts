import type { FastifyInstance } from 'fastify'
import { changePassword, changePhone, updateProfile } from '#contract/account.ts'
import * as contract from '#contract/user.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import { endSession } from '#server/sessions/session.service.ts'
import { createEmailTries } from './email-tries.ts'
import { changePassword as change } from './password-change.service.ts'
import { changePhone as setPhone } from './phone-change.service.ts'
import * as profiles from './profile.service.ts'
import * as signIns from './sign-in.service.ts'
import type { ReportThrottled } from './throttle.service.ts'
import * as users from './user.service.ts'
import { toProfile } from './user.wire.ts'

export function userRoutes(app: FastifyInstance) {
  const { house } = app
  const report: ReportThrottled = (facts) =>
    app.log.warn({ event: 'sign-in-throttled', by: 'account', ...facts })

  route(app, contract.register, async (draft, _caller, visit) =>
    done('Welcome to Vanij', { token: await users.register(house, draft, visit) }),
  )
  route(app, contract.signIn, async (draft, _caller, visit) =>
    done('Signed in', { token: await signIns.signIn(house, draft, { visit, report }) }),
  )
  route(app, contract.signOut, async (_draft, caller) => {
    await endSession(house.db, caller.session_id)
    return done('Signed out')
  })
  route(app, contract.getProfile, async (_draft, caller) =>
    toProfile(await users.getProfile(house.db, caller)),
  )
  const tryEmail = createEmailTries(house.env.rateLimits)
  route(app, updateProfile, async (draft, caller, visit) => {
    const means = { actor: actorOf(caller, visit), tryEmail }
    return {
      ...toProfile(await profiles.updateProfile(house, caller, draft, means)),
      content: 'Successfully updated profile',
    }
  })
  route(app, changePhone, async (draft, caller, visit) => {
    await setPhone(house, caller, draft, { visit, report })
    return {
      ...toProfile(await users.getProfile(house.db, caller)),
      content: 'Your phone number is saved. Log in with it from now on.',
    }
  })
  route(app, changePassword, async (draft, caller, visit) => {
    await change(house, caller, draft, { visit, report })
    return done('Your password is changed. Your other devices are signed out.')
  })
}
