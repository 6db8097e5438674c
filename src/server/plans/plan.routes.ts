import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/plan.ts'
import { plans as texts } from '#contract/texts/plans.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { clock } from '#server/documents/clock.rules.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { activatePlan, declinePlan, takeBackPlan } from './decide.service.ts'
import { toOwnPlan, toPlanDocument, toPlanRequest } from './plan.reply.ts'
import * as plans from './plan.service.ts'
import { billPlan, getPlanDocument } from './plan-invoice.service.ts'

export function planRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.requestPlan, async (_draft, seller) =>
    success(texts.requested, {
      plan: toOwnPlan(await plans.requestPlan(db, seller)),
    }),
  )
  route(app, contract.getOwnPlan, async (_draft, seller) => {
    const { plan, documents } = await plans.getOwnPlan(db, seller)
    return {
      success: true as const,
      plan: plan ? toOwnPlan(plan) : null,
      documents: documents.map(toPlanDocument),
    }
  })
  route(app, contract.listPlans, async ({ status, cursor }) => {
    const { page, documents, ...more } = await plans.listPlans(db, status, cursor)
    return { success: true as const, plans: page.map((row) => toPlanRequest(row, documents)), ...more }
  })
  route(app, contract.activatePlan, async ({ planId, ...payment }, caller, visit) =>
    success(await activatePlan(db, { planId, payment, clock }, actorOf(caller, visit))),
  )
  route(app, contract.declinePlan, async (draft, caller, visit) =>
    success(await declinePlan(db, draft, actorOf(caller, visit))),
  )
  route(app, contract.takeBackPlan, async (draft, caller, visit) =>
    success(await takeBackPlan(db, draft, actorOf(caller, visit), clock)),
  )
  route(app, contract.billPlan, async ({ planId }, caller, visit) => {
    const { kind: _, ...invoice } = await billPlan(db, planId, actorOf(caller, visit), clock)
    const document = toPlanDocument({ ...invoice, kind: 'INV' })
    return success(texts.billed({ number: invoice.number }), { document })
  })
  route(app, contract.getPlanDocument, ({ documentId }) => getPlanDocument(app.services, documentId))
}
