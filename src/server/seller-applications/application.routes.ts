import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/seller-application.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as applications from './application.service.ts'
import { toOwnApplication } from './application.wire.ts'

export function sellerApplicationRoutes(app: FastifyInstance) {
  const { house } = app

  route(
    app,
    contract.makeSeller,
    async (draft, caller, { idempotencyKey }) => {
      await applications.apply(house, caller, draft, idempotencyKey)
      return done('Your application has reached us. Please wait for KYC verification.')
    },
    ({ account_type }) => applications.requireBuyer(account_type),
  )

  route(app, contract.getSellerApplication, async (_draft, caller) => {
    const found = await applications.getOwnApplication(house.db, caller)
    return { success: true as const, application: found ? toOwnApplication(found) : null }
  })
}
