import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-seller-applications.ts'
import { lookUpApplicant } from '#contract/admin/directory-finding.ts'
import { sellerApplications as texts } from '#contract/texts/seller-applications.ts'
import { sellerChecks as checkTexts } from '#contract/texts/trust/seller-checks.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import * as decisions from './decision.service.ts'
import * as register from './directory.service.ts'
import { toApplicant, toApplicantRow, toEarlier } from './vetting.reply.ts'
import * as reviews from './vetting.service.ts'

export function applicantRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.listApplicants, async ({ status, cursor }) => {
    const { page, ...more } = await reviews.listApplicants(db, status, cursor)
    return { success: true as const, sellers: page.map(toApplicantRow), ...more }
  })

  route(app, contract.getApplicant, async ({ userId }, caller, visit) => {
    const { seller, earlier, ...more } = await reviews.getApplicant(db, userId, actorOf(caller, visit))
    const finding = await register.findingFor(services, seller)
    return {
      ...{ success: true as const, seller: toApplicant(seller), earlier: earlier.map(toEarlier) },
      ...more,
      ...(finding !== undefined && { directory: { finding } }),
    }
  })

  route(app, lookUpApplicant, async ({ userId }, caller, visit) => {
    await register.lookUpApplicant(services, userId, actorOf(caller, visit))
    return success(checkTexts.directoryAsked)
  })

  route(app, contract.getDocument, async ({ userId, document }, caller, visit) =>
    reviews.viewDocument(services, userId, document, actorOf(caller, visit)),
  )

  route(app, contract.approveSeller, async (input, caller, visit) => {
    const { city, checks = [], udyam_number, ...seen } = input
    const approval = { ...seen, city, ticks: { kinds: checks, udyam_number } }
    const company = await decisions.approveSeller(services, approval, actorOf(caller, visit))
    return success(texts.approved({ company }))
  })

  route(app, contract.rejectSeller, async ({ reason, ...seen }, caller, visit) => {
    const company = await decisions.rejectSeller(db, seen, reason, actorOf(caller, visit))
    return success(texts.rejected({ company }))
  })
}
