import { setImmediate as afterwards } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { oneTimeCodes as texts } from '#contract/texts/one-time-codes.ts'
import { requestPhoneCode } from '#contract/users/account.ts'
import * as contract from '#contract/users/one-time-code.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import { requestPhoneCode as phoneCode, type RunAfterAnswer, requestCode } from './request.service.ts'

const { gap, lasts } = limits.oneTimeCode

export function codeRoutes(app: FastifyInstance) {
  const { services } = app
  const laterFor = workAfterAnswers(app)

  route(app, contract.codeRequestReply, async () => ({
    success: true as const,
    is_available: services.sms !== undefined,
  }))
  route(app, contract.requestCode, async (draft, _caller, { address, requestId }) => {
    await requestCode(services, draft, address, laterFor(requestId))
    return success(texts.onItsWayIfKnown({ minutes: lasts / 60 }), { resend_seconds: gap })
  })
  route(app, requestPhoneCode, async (draft, { user_id }, { address, requestId }) => {
    await phoneCode(services, { ...draft, user_id }, address, laterFor(requestId))
    return success(texts.onItsWay({ minutes: lasts / 60 }), { resend_seconds: gap })
  })
}

/** A closing server waits for running work; the log has failures without number or code. */
function workAfterAnswers(app: FastifyInstance) {
  const underway = new Set<Promise<void>>()
  app.addHook('onClose', () => Promise.all(underway))
  return (request_id: string): RunAfterAnswer =>
    (work) => {
      const success = afterwards()
        .then(work)
        .catch((error: Error) => app.log.warn({ event: 'sms-failed', request_id, fault: error.message }))
        .finally(() => underway.delete(success))
      underway.add(success)
    }
}
