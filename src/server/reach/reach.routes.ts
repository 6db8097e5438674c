import type { FastifyInstance } from 'fastify'
import * as choices from '#contract/reach/choices.ts'
import * as mail from '#contract/reach/mail.ts'
import { reach as texts } from '#contract/texts/reach/reach.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import { getChoices, saveChoices } from './choice.service.ts'
import * as addresses from './mail/address.service.ts'
import { subscribe, unsubscribe } from './push/subscription.service.ts'

export function reachRoutes(app: FastifyInstance) {
  const { services } = app
  route(app, mail.requestMailCode, async (_, caller) =>
    success(await addresses.requestMailCode(services, caller), { resend_seconds: limits.mailCode.gap }),
  )
  route(app, mail.verifyMail, async ({ otp }, caller) => {
    await addresses.verifyMail(services, caller, otp)
    return success(texts.mailVerified)
  })
  route(app, mail.unsubscribeMail, async ({ token }) => {
    await addresses.unsubscribe(services.db, token)
    return success(texts.unsubscribed)
  })
  route(app, choices.getChoices, async (_, caller) => ({
    success: true as const,
    ...(await getChoices(services, caller)),
  }))
  route(app, choices.saveChoices, async (draft, caller) => ({
    success: true as const,
    ...(await saveChoices(services, caller, draft)),
  }))
  route(app, choices.subscribe, async (draft, caller) => {
    await subscribe(services, caller, draft)
    return success(texts.pushOn)
  })
  route(app, choices.unsubscribe, async ({ endpoint }, caller) => {
    await unsubscribe(services.db, caller, endpoint)
    return success(texts.pushOff)
  })
}
