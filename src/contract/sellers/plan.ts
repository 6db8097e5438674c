import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, moment, rupees } from '#contract/fields.ts'
import { pagedWithOthers, successFields, successReply, successWithMessage } from '#contract/reply.ts'

/** The only plan (specification 9): rupees a year, tax included. */
export const proPlan = {
  name: 'Pro Plan',
  price: 7_000,
  insteadOf: 20_000,
  days: 365,
  renewableDays: 30,
} as const

export const planStatus = z.enum(['requested', 'active', 'ended'])

const ownPlan = z.object({
  status: planStatus,
  name: z.string(),
  price: rupees,
  requested_at: moment,
  active_from: z.nullable(moment),
  active_until: z.nullable(moment),
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
  reply: z.object({ ...successFields, plan: z.nullable(ownPlan) }),
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
})
export type PlanRequest = z.infer<typeof planRequest>

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/admin/plans',
  access: 'admin',
  about: 'Who has asked for the plan or has it, the longest waiting first.',
  input: z.object({
    status: z._default(z.enum(planStatus.options, 'This status does not exist'), 'requested'),
    cursor,
  }),
  reply: z.object({ ...successFields, plans: z.array(planRequest), ...pagedWithOthers }),
})

export const activatePlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:planId/activate',
  access: 'admin',
  about: 'Marks a request as paid: the plan runs for 365 days, from the end of the one that runs now.',
  input: z.object({ planId: idOf('Plan not found') }),
  reply: successReply,
})
