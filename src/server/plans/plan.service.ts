import { toPaise } from '#contract/products/price.ts'
import { type PlanRequest, planStatus, proPlan } from '#contract/sellers/plan.ts'
import { plans as texts } from '#contract/texts/plans.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './plan.queries.ts'
import { findDocumentsOfPlans, findDocumentsOfSeller } from './plan-document.queries.ts'
import { listMissingSettings } from './plan-invoice.service.ts'

const day = 24 * 60 * 60_000

/** Why the seller cannot request the plan now. */
function refusalOf(plans: readonly sql.PlanRow[], now = Date.now()): Sentence | undefined {
  if (plans.some(({ status }) => status === 'requested')) return texts.requestedAlready
  const until = plans.find(({ status }) => status === 'active')?.active_until
  return until && until.getTime() - now > proPlan.renewableDays * day
    ? texts.tooEarly({ until: until.toISOString(), days: proPlan.renewableDays })
    : undefined
}

export async function requestPlan(db: Db, seller: Caller) {
  await db.transaction(async (tx) => {
    await sql.lockSeller(tx, seller.user_id)
    const refusal = refusalOf(await sql.findPlans(tx, seller.user_id))
    if (refusal) throw conflict(refusal)
    await sql.insertRequest(tx, seller.user_id, toPaise(proPlan.price) ?? 0)
  })
  const { plan } = await getOwnPlan(db, seller)
  if (!plan) throw notFound('plan')
  return plan
}

export async function getOwnPlan(db: Db, { user_id }: Caller) {
  const [plans, documents] = await Promise.all([
    sql.findPlans(db, user_id),
    findDocumentsOfSeller(db, user_id),
  ])
  const [plan] = plans
  return { plan: plan && { ...plan, can_request: refusalOf(plans) === undefined }, documents }
}

export async function listPlans(db: Db, status: PlanRequest['status'], cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }, others, missing] = await Promise.all([
    sql.findRequests(db, status, after),
    sql.countRequests(db, status),
    othersOf(planStatus.options, { chosen: status, cursor }, (of) => sql.countRequests(db, of)),
    listMissingSettings(db),
  ])
  const ids = rows.map(({ plan_request_id }) => plan_request_id)
  const documents = await findDocumentsOfPlans(db, ids)
  return { ...pageOf(rows, total, ({ plan_request_id }) => plan_request_id), ...others, documents, missing }
}
