import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/second-factor.ts'
import { users as texts } from '#contract/texts/users.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { qrSvg } from '#server/qr-codes/qr-code.rules.ts'
import type { RequestContext } from '#server/request-context.ts'
import { findSecondFactor } from '#server/second-factors/factor.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { reportTo } from '#server/users/throttle.service.ts'
import * as own from './setup.service.ts'

/** An admin's own sign-in with a second factor. */
export function secondFactorRoutes(app: FastifyInstance) {
  const { services } = app
  const report = reportTo(app)
  const changeOf = (caller: Caller, visit: RequestContext) => ({
    caller,
    actor: actorOf(caller, visit),
    trying: { visit, report },
  })

  route(app, contract.getSecondFactor, async (_input, { user_id }) => ({
    success: true as const,
    ...(await findSecondFactor(services.db, user_id)),
  }))
  route(app, contract.beginSecondFactor, async (draft, caller, visit) => {
    const begun = await own.begin(services, draft, changeOf(caller, visit))
    return { success: true as const, ...begun, qr_svg: qrSvg(begun.link) }
  })
  route(app, contract.confirmSecondFactor, async (draft, caller, visit) =>
    success(texts.secondFactorOn, {
      recovery_codes: await own.confirm(services, draft, changeOf(caller, visit)),
    }),
  )
  route(app, contract.renewRecoveryCodes, async (draft, caller, visit) =>
    success(texts.newRecoveryCodes, {
      recovery_codes: await own.renewCodes(services, draft, changeOf(caller, visit)),
    }),
  )
  route(app, contract.endSecondFactor, async (draft, caller, visit) => {
    await own.end(services, draft, changeOf(caller, visit))
    return success(texts.secondFactorOff)
  })
}
