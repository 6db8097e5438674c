import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/tax-registration.ts'
import { billing as texts } from '#contract/texts/billing.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as registrations from './registration.service.ts'

export function taxRegistrationRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listTaxRegistrations, async (_, caller) => ({
    success: true as const,
    registrations: await registrations.listRegistrations(db, caller),
  }))

  route(app, contract.saveTaxRegistration, async (draft, caller) =>
    success(texts.registrationSaved, { data: await registrations.saveRegistration(db, caller, draft) }),
  )
}
