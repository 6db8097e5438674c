import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/seller-application.ts'
import { sellerApplications as texts } from '#contract/texts/seller-applications.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toOwnApplication } from './application.reply.ts'
import * as applications from './application.service.ts'

export function sellerApplicationRoutes(app: FastifyInstance) {
  const { services } = app

  route(
    app,
    contract.makeSeller,
    async (draft, caller, { idempotencyKey }) => {
      await applications.apply(services, caller, draft, idempotencyKey)
      return success(texts.sent)
    },
    ({ account_type }) => applications.requireBuyer(account_type),
  )

  route(app, contract.getSellerApplication, async (_draft, caller) => {
    const application = await applications.getOwnApplication(services.db, caller)
    return { success: true as const, application: application ? toOwnApplication(application) : null }
  })
}
