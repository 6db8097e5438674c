import { dayInIndia, lastDayOfCreditNotes } from '#contract/documents/document-number.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import { plans as texts } from '#contract/texts/plans.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import type { DocumentRow } from '#server/documents/document.row.ts'
import { getFileOfOperator } from '#server/documents/document.service.ts'
import { writeNumbered } from '#server/documents/write.service.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { getSettings } from '#server/settings/settings.service.ts'
import { type LockedPlan, lockPlan } from './plan.queries.ts'
import * as sql from './plan-document.queries.ts'
import {
  missingSettings,
  operatorOf,
  particularsOfPlan,
  placeOfService,
  planLine,
  recipientOf,
} from './plan-invoice.rules.ts'

export const listMissingSettings = async (db: Db) => missingSettings(await getSettings(db))

/** The operator's invoice for a plan that runs; nothing while the settings do not say whose it is. */
export async function writePlanInvoice(
  tx: Db,
  plan: LockedPlan,
  clock: Clock,
): Promise<DocumentRow | undefined> {
  const settings = await getSettings(tx)
  const operator = operatorOf(settings)
  if (!operator) return undefined
  const recipient = recipientOf(await sql.getRecipient(tx, plan.seller_id))
  const supplyState = placeOfService(operator, recipient)
  const invoice = await writeNumbered(tx, {
    supply: { order_id: null, seller_id: null, buyer_id: plan.seller_id },
    kind: 'INV',
    gstin: operator.gstin,
    prefix: settings.invoice_prefix,
    clock,
    lines: [planLine(plan, operator, supplyState)],
    supply_state_code: supplyState,
    is_inter_state: isInterState(operator.state_code, supplyState),
    is_composition: false,
    particulars: particularsOfPlan(operator, recipient, plan, dayInIndia(clock())),
    needs_irn: false,
  })
  await sql.insertPlanDocument(tx, plan.plan_request_id, 'INV', invoice.invoice_id)
  return invoice
}

type Credit = { readonly invoice?: DocumentRow | undefined; readonly note?: DocumentRow | undefined }

/** Credits all of a plan's invoice (CGST Act, s. 34), in the series that it has; no note once it is too late for one. */
export async function creditPlan(tx: Db, plan: LockedPlan, reason: string, clock: Clock): Promise<Credit> {
  const invoice = await sql.findPlanDocument(tx, plan.plan_request_id, 'INV')
  if (!invoice || dayInIndia(clock()) > lastDayOfCreditNotes(invoice.issued_on)) return { invoice }
  const note = await writeNumbered(tx, {
    supply: { order_id: null, seller_id: null, buyer_id: plan.seller_id },
    kind: 'CRN',
    gstin: invoice.gstin,
    prefix: invoice.number.split('/', 1).join(''),
    clock,
    lines: invoice.lines,
    supply_state_code: invoice.supply_state_code,
    is_inter_state: invoice.is_inter_state,
    is_composition: false,
    particulars: invoice.particulars,
    needs_irn: false,
    credits: invoice.invoice_id,
    reason,
  })
  await sql.insertPlanDocument(tx, plan.plan_request_id, 'CRN', note.invoice_id)
  return { invoice, note }
}

/** Bills what was activated before the settings said by whom. */
export const billPlan = (db: Db, planId: string, actor: Actor, clock: Clock) =>
  db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId)
    if (!plan) throw notFound('plan')
    if (plan.active_from === null || plan.is_taken_back) throw conflict(texts.notBillable)
    const earlier = await sql.findPlanDocument(tx, planId, 'INV')
    if (earlier) throw conflict(texts.billedAlready({ number: earlier.number }))
    const invoice = await writePlanInvoice(tx, plan, clock)
    if (!invoice) throw conflict(texts.settingsMissing)
    await audit(tx, actor, {
      action: 'plan.bill',
      subject_id: plan.seller_id,
      subject_name: plan.name,
      details: { plan_id: planId, number: invoice.number },
    })
    return invoice
  })

/** The supplier's copy, for the desk. */
export const getPlanDocument = (
  services: Pick<Services, 'db' | 'sealedFiles' | 'secrets'>,
  documentId: string,
) => getFileOfOperator(services, documentId, 'duplicate')
