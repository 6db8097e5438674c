import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/bank-rates.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { changeRate, deleteRate, listRates } from './rate.service.ts'

export function adminBankRateRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listBankRates, async () => ({ success: true as const, rates: await listRates(db) }))
  route(app, contract.changeBankRate, async (draft, caller, visit) => {
    await changeRate(db, draft, actorOf(caller, visit))
    return success(texts.rateSaved)
  })
  route(app, contract.deleteBankRate, async ({ fromDate }, caller, visit) => {
    await deleteRate(db, fromDate, actorOf(caller, visit))
    return success(texts.rateDeleted)
  })
}
