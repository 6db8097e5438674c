import { consolePath } from '#contract/paths.ts'
import { toPaise } from '#contract/products/price.ts'
import { type PlanRequest, planStatus, proPlan } from '#contract/sellers/plan.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { plans as texts } from '#contract/texts/plans.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './plan.queries.ts'

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
  const plan = await getOwnPlan(db, seller)
  if (!plan) throw notFound('plan')
  return plan
}

export async function getOwnPlan(db: Db, { user_id }: Caller) {
  const plans = await sql.findPlans(db, user_id)
  const [plan] = plans
  return plan && { ...plan, can_request: refusalOf(plans) === undefined }
}

export async function listPlans(db: Db, status: PlanRequest['status'], cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }, others] = await Promise.all([
    sql.findRequests(db, status, after),
    sql.countRequests(db, status),
    othersOf(planStatus.options, { chosen: status, cursor }, (of) => sql.countRequests(db, of)),
  ])
  return { ...pageOf(rows, total, ({ plan_request_id }) => plan_request_id), ...others }
}

export const activatePlan = (db: Db, planId: string, actor: Actor) =>
  db.transaction(async (tx) => {
    const request = await sql.lockRequest(tx, planId)
    if (!request) throw notFound('plan')
    if (!request.is_requested) throw conflict(texts.activeAlready)
    const { seller_id, name } = request
    const term = { seller_id, days: proPlan.days, admin_id: actor.user_id }
    const { active_until } = await sql.updateToActive(tx, planId, term)
    await notify(tx, [
      {
        user_id: seller_id,
        kind: 'plan-active',
        sentence: notifications.planActive({ until: active_until.toISOString() }),
        link: consolePath,
      },
    ])
    await audit(tx, actor, {
      action: 'plan.activate',
      subject_id: seller_id,
      subject_name: name,
      details: { plan_id: planId, active_until: active_until.toISOString() },
    })
    return texts.activated({ name, until: active_until.toISOString() })
  })
