import type { FastifyInstance } from 'fastify'
import { billing as texts } from '#contract/texts/billing.ts'
import * as contract from '#contract/users/billing.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as billing from './billing.service.ts'

export function billingRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listBillingProfiles, async (_, caller) => ({
    success: true as const,
    data: await billing.listProfiles(db, caller),
  }))

  route(app, contract.saveBillingProfile, async (draft, caller, { idempotencyKey }) =>
    success(texts.profileSaved, { data: await billing.saveProfile(db, caller, draft, idempotencyKey) }),
  )

  route(app, contract.updateBillingProfile, async (change, caller) =>
    success(texts.profileSaved, { data: await billing.updateProfile(db, caller, change) }),
  )

  route(app, contract.deleteBillingProfile, async ({ billingId }, caller) => {
    await billing.deleteProfile(db, caller, billingId)
    return success(texts.profileDeleted)
  })
}
