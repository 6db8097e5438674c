import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/plan.ts'
import { plans as texts } from '#contract/texts/plans.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toOwnPlan, toPlanRequest } from './plan.reply.ts'
import * as plans from './plan.service.ts'

export function planRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.requestPlan, async (_draft, seller) =>
    success(texts.requested, {
      plan: toOwnPlan(await plans.requestPlan(db, seller)),
    }),
  )
  route(app, contract.getOwnPlan, async (_draft, seller) => {
    const plan = await plans.getOwnPlan(db, seller)
    return { success: true as const, plan: plan ? toOwnPlan(plan) : null }
  })
  route(app, contract.listPlans, async ({ status, cursor }) => {
    const { page, ...more } = await plans.listPlans(db, status, cursor)
    return { success: true as const, plans: page.map(toPlanRequest), ...more }
  })
  route(app, contract.activatePlan, async ({ planId }, caller, visit) =>
    success(await plans.activatePlan(db, planId, actorOf(caller, visit))),
  )
}
