import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/payments/payee.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { reportTo } from '#server/users/throttle.service.ts'
import { toPayee } from './payee.reply.ts'
import * as payees from './payee.service.ts'

export function payeeRoutes(app: FastifyInstance) {
  const { services } = app
  const report = reportTo(app)

  route(app, contract.getPayee, async (_, caller) => {
    const { payee, terms, dispatch } = await payees.getPayee(services.db, caller)
    return { success: true as const, payee: payee ? toPayee(payee) : null, terms, dispatch }
  })
  route(app, contract.savePayee, async (draft, caller, visit) => {
    const payee = await payees.savePayee(services, caller, draft, { visit, report })
    return success(texts.payeeSaved, { payee: toPayee(payee) })
  })
  route(app, contract.saveTerms, async ({ terms }, caller) => {
    await payees.saveTerms(services.db, caller, terms)
    return success(texts.termsSaved, { terms })
  })
  route(app, contract.saveDispatch, async ({ dispatch }, caller) => {
    await payees.saveDispatch(services.db, caller, dispatch)
    return success(texts.dispatchSaved, { dispatch })
  })
}
