import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { consolePath, planPath } from '#contract/paths.ts'
import { type activatePlan as contract, proPlan } from '#contract/sellers/plan.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { plans as texts } from '#contract/texts/plans.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './plan.queries.ts'
import { creditPlan, writePlanInvoice } from './plan-invoice.service.ts'

type Payment = Omit<InputOf<typeof contract>, 'planId'>
type Closing = { readonly planId: string; readonly reason: string }

async function requirePlan(tx: Db, planId: string) {
  const plan = await sql.lockPlan(tx, planId)
  if (!plan) throw notFound('plan')
  return plan
}

/** What was paid, as far as the admin says it. */
function paidOf({ paid_by, paid_reference, paid_on }: Payment, now: Date) {
  if (paid_by === undefined) return { paid_by: null, paid_reference: null, paid_on: null }
  if (paid_by !== 'cash' && paid_reference === '') throw badInput(texts.referenceMissing, 'paid_reference')
  return { paid_by, paid_reference, paid_on: paid_on ?? dayInIndia(now) }
}

type Activation = { readonly planId: string; readonly payment: Payment; readonly clock: Clock }

/** Activates what was paid, and bills it if the settings say by whom. */
export const activatePlan = (db: Db, { planId, payment, clock }: Activation, actor: Actor) =>
  db.transaction(async (tx) => {
    const plan = await requirePlan(tx, planId)
    if (plan.status === 'declined') throw conflict(texts.notRequested)
    if (plan.status !== 'requested') throw conflict(texts.activeAlready)
    const { seller_id, name } = plan
    const paid = paidOf(payment, clock())
    const term = { seller_id, days: proPlan.days, admin_id: actor.user_id, ...paid }
    const { active_until } = await sql.updateToActive(tx, planId, term)
    const invoice = await writePlanInvoice(tx, await requirePlan(tx, planId), clock)
    const until = active_until.toISOString()
    await notify(tx, [
      {
        user_id: seller_id,
        kind: 'plan-active',
        sentence: notifications.planActive({ until }),
        link: consolePath,
      },
    ])
    await audit(tx, actor, {
      action: 'plan.activate',
      subject_id: seller_id,
      subject_name: name,
      details: { plan_id: planId, active_until: until, ...paid, number: invoice?.number ?? null },
    })
    return invoice
      ? texts.activatedAndBilled({ name, until, number: invoice.number })
      : texts.activated({ name, until })
  })

export const declinePlan = (db: Db, { planId, reason }: Closing, actor: Actor) =>
  db.transaction(async (tx) => {
    const plan = await requirePlan(tx, planId)
    if (plan.status !== 'requested') throw conflict(texts.notRequested)
    await sql.updateToClosed(tx, planId, { as: 'declined', reason })
    await tellOfClosing(tx, plan, { action: 'plan.decline', reason }, actor)
    return texts.declined({ name: plan.name })
  })

/** Ends a plan that runs or will run, with a credit note for what was billed. */
export const takeBackPlan = (db: Db, { planId, reason }: Closing, actor: Actor, clock: Clock) =>
  db.transaction(async (tx) => {
    const plan = await requirePlan(tx, planId)
    const { seller_id, name, active_from, active_until } = plan
    if (plan.status !== 'active' || !active_from || !active_until) throw conflict(texts.notActive)
    await sql.lockSeller(tx, seller_id)
    const { invoice, note } = await creditPlan(tx, plan, reason, clock)
    await sql.updateToClosed(tx, planId, { as: 'taken_back', reason })
    await sql.updateLaterTerms(tx, seller_id, active_from, active_until)
    await tellOfClosing(tx, plan, { action: 'plan.take-back', reason, number: note?.number ?? null }, actor)
    if (note) return texts.takenBackAndCredited({ name, number: note.number })
    return invoice ? texts.takenBackTooLate({ name, number: invoice.number }) : texts.takenBack({ name })
  })

type Event = {
  readonly action: 'plan.decline' | 'plan.take-back'
  readonly reason: string
  readonly number?: string | null
}

async function tellOfClosing(tx: Db, plan: sql.LockedPlan, { action, reason, number }: Event, actor: Actor) {
  const sentence =
    action === 'plan.decline'
      ? notifications.planDeclined({ reason })
      : notifications.planTakenBack({ reason })
  await notify(tx, [{ user_id: plan.seller_id, kind: 'plan-closed', sentence, link: planPath }])
  await audit(tx, actor, {
    action,
    subject_id: plan.seller_id,
    subject_name: plan.name,
    details: { plan_id: plan.plan_request_id, reason, ...(number === undefined ? {} : { number }) },
  })
}
