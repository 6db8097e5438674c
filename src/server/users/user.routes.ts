import type { FastifyInstance } from 'fastify'
import { users as texts } from '#contract/texts/users.ts'
import { changePassword, changePhone, updateProfile } from '#contract/users/account.ts'
import * as codes from '#contract/users/one-time-code.ts'
import * as contract from '#contract/users/user.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { contentOf, success } from '#server/http/success.ts'
import { endSession } from '#server/sessions/session.service.ts'
import * as codeSignIns from './code-sign-in.service.ts'
import { createEmailTries } from './email-tries.service.ts'
import { changePassword as change } from './password-change.service.ts'
import { changePhone as setPhone } from './phone-change.service.ts'
import * as profiles from './profile.service.ts'
import * as signIns from './sign-in.service.ts'
import { reportTo } from './throttle.service.ts'
import { toProfile } from './user.reply.ts'
import * as users from './user.service.ts'

export function userRoutes(app: FastifyInstance) {
  const { services } = app
  const report = reportTo(app)

  route(app, contract.register, async (draft, _caller, visit) =>
    success(texts.welcome, { token: await users.register(services, draft, visit) }),
  )
  route(app, contract.signIn, async (draft, _caller, visit) =>
    success(texts.signedIn, await signIns.signIn(services, draft, { visit, report })),
  )
  route(app, codes.signInWithCode, async (draft, _caller, visit) =>
    success(texts.signedIn, await codeSignIns.signInWithCode(services, draft, visit)),
  )
  route(app, codes.resetPassword, async (draft, _caller, visit) =>
    success(texts.passwordChanged, await codeSignIns.resetPassword(services, draft, visit)),
  )
  route(app, contract.signOut, async (_draft, caller) => {
    await endSession(services.db, caller.session_id)
    return success(texts.signedOut)
  })
  route(app, contract.getProfile, async (_draft, caller) =>
    toProfile(await users.getProfile(services.db, caller)),
  )
  const tryEmail = createEmailTries(services.env.rateLimits)
  route(app, updateProfile, async (draft, caller, visit) => {
    const means = { actor: actorOf(caller, visit), tryEmail }
    return {
      ...toProfile(await profiles.updateProfile(services, caller, draft, means)),
      ...contentOf(texts.profileSaved),
    }
  })
  route(app, changePhone, async (draft, caller, visit) => {
    await setPhone(services, caller, draft, { visit, report })
    return {
      ...toProfile(await users.getProfile(services.db, caller)),
      ...contentOf(texts.phoneSaved),
    }
  })
  route(app, changePassword, async (draft, caller, visit) => {
    await change(services, caller, draft, { visit, report })
    return success(texts.passwordChanged)
  })
}
