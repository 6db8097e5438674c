import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, indianDay, moment, rupees, textOf } from '#contract/fields.ts'
import { stripToLine } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import {
  pagedWithOthers,
  storedFile,
  successFields,
  successReply,
  successWithMessage,
} from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { plans } from '#contract/texts/plans.ts'
import { paidOnRule, planPaymentKinds, referenceRule } from './plan-rules.ts'

/** The only plan (specification 9): rupees a year, tax included. */
export const proPlan = {
  name: 'Pro Plan',
  price: 7_000,
  insteadOf: 20_000,
  days: 365,
  renewableDays: 30,
} as const

/** What an invoice of the operator cannot be without. */
export const billingSettings = ['company_name', 'company_address', 'company_gstin', 'invoice_prefix'] as const

/** One that was taken back has ended. */
export const planStatus = z.enum(['requested', 'active', 'ended', 'declined'])

const planPayment = z.object({
  by: z.enum(planPaymentKinds),
  reference: z.string(),
  /** A day in India. */
  on: indianDay,
})

const planDocument = z.object({
  document_id: z.uuid(),
  kind: z.enum(['INV', 'CRN']),
  number: z.string(),
  issued_on: indianDay,
  total: rupees,
})
export type PlanDocument = z.infer<typeof planDocument>

const planFacts = {
  /** What the seller is told of why it was declined or taken back. */
  close_reason: z.nullable(z.string()),
  payment: z.nullable(planPayment),
}

const ownPlan = z.object({
  status: planStatus,
  name: z.string(),
  price: rupees,
  requested_at: moment,
  active_from: z.nullable(moment),
  active_until: z.nullable(moment),
  ...planFacts,
  /** Whether the seller may request the plan now: no plan is active, or the active one ends soon. */
  can_request: z.boolean(),
})
export type OwnPlan = z.infer<typeof ownPlan>

export const requestPlan = endpoint({
  method: 'POST',
  path: '/api/plans/request',
  access: 'seller',
  about: 'Asks for the Pro Plan, or for another year of it within its last 30 days.',
  input: z.object({}),
  reply: z.object({ ...successWithMessage, plan: ownPlan }),
})

export const getOwnPlan = endpoint({
  method: 'GET',
  path: '/api/plans/mine',
  access: 'seller',
  about: "The caller's plan: the one that runs longest, else what is asked for; null where there was none.",
  input: z.object({}),
  reply: z.object({
    ...successFields,
    plan: z.nullable(ownPlan),
    /** The operator's invoices and credit notes for all plans of the seller, the latest first. An older server does not know them. */
    documents: z.optional(z.array(planDocument)),
  }),
})

const planRequest = z.object({
  plan_id: z.uuid(),
  status: planStatus,
  price: rupees,
  seller: z.object({
    user_id: z.uuid(),
    name: z.string(),
    phone_number: z.string(),
    email: z.string(),
  }),
  requested_at: moment,
  active_from: z.nullable(moment),
  active_until: z.nullable(moment),
  activated_by: z.nullable(z.string()),
  ...planFacts,
  documents: z.optional(z.array(planDocument)),
})
export type PlanRequest = z.infer<typeof planRequest>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/admin/plans',
  access: 'admin',
  area: 'money',
  about: 'Who has asked for the plan or has it, the longest waiting first.',
  input: z.object({
    status: z._default(z.enum(planStatus.options, 'This status does not exist'), 'requested'),
    cursor,
  }),
  reply: z.object({
    ...successFields,
    plans: z.array(planRequest),
    /** The settings without which no plan is billed. */
    missing: z.array(z.enum(billingSettings)),
    ...pagedWithOthers,
  }),
})

const planId = idOf('Plan not found')

const payment = z.object({
  planId,
  paid_by: z.optional(z.enum(planPaymentKinds, plans.paidBy.content)),
  paid_reference: z._default(
    z.string(plans.reference.content).check(stripToLine, z.trim(), byRule(referenceRule)),
    '',
  ),
  paid_on: z.optional(indianDay.check(byRule(paidOnRule))),
})

export const activatePlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:planId/activate',
  access: 'admin',
  area: 'money',
  about:
    'Marks a request as paid, and keeps how: the plan runs for 365 days, from the end of the one that runs now, and is billed if the settings say by whom.',
  input: payment,
  reply: successReply,
})

const closing = z.object({ planId, reason: textOf('reason', limits.text.reason) })

export const declinePlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:planId/decline',
  access: 'admin',
  area: 'money',
  about: 'Declines a request; the seller reads the reason and may ask again.',
  input: closing,
  reply: successReply,
})

export const takeBackPlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:planId/take-back',
  access: 'admin',
  area: 'money',
  about:
    'Ends an active plan at once, with a credit note for its invoice; plans that follow begin earlier. The seller reads the reason.',
  input: closing,
  reply: successReply,
})

export const billPlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:planId/invoice',
  access: 'admin',
  area: 'money',
  status: 201,
  about: 'Bills a plan that was activated before the settings said by whom.',
  input: z.object({ planId }),
  reply: z.object({ ...successWithMessage, document: planDocument }),
})

export const getPlanDocument = endpoint({
  method: 'GET',
  path: '/api/admin/plans/documents/:documentId/pdf',
  access: 'admin',
  area: 'money',
  produces: 'application/octet-stream',
  about: 'An invoice or credit note of a plan as a PDF file, in the copy of its supplier.',
  input: z.object({ documentId: idOf('Document not found') }),
  reply: storedFile,
})
