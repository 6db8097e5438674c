import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/tax-registration.ts'
import { billing as texts } from '#contract/texts/billing.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { reportTo } from '#server/users/throttle.service.ts'
import { toRegistration } from './registration.reply.ts'
import * as registrations from './registration.service.ts'

export function taxRegistrationRoutes(app: FastifyInstance) {
  const { services } = app
  const report = reportTo(app)

  route(app, contract.listTaxRegistrations, async (_, caller) => ({
    success: true as const,
    registrations: (await registrations.listRegistrations(services.db, caller)).map(toRegistration),
  }))

  route(app, contract.saveTaxRegistration, async (draft, caller, visit) => {
    const data = toRegistration(
      await registrations.saveRegistration(services, caller, draft, { visit, report }),
    )
    return success(data.waiting_names ? texts.namesWait : texts.registrationSaved, { data })
  })
}
