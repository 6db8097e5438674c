import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { indianDay, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successReply } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { byRule } from '#contract/rule.ts'
import { ewayRuleFields } from '#contract/shipments/eway-rule.ts'
import { isStateCode } from '#contract/tax/states.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import { ewayLimitRule } from './eway-limit-rule.ts'

/** Between states, and within those without a line of their own. */
export const ewayBetween = 'IS'
export const ewayWithin = 'IN'

const ewayLimit = z.object({
  /** Of a state; 'IS' between states, 'IN' within those without a line of their own. */
  state_code: z.string(),
  ...ewayRuleFields,
  revision,
})
export type EwayLimit = z.infer<typeof ewayLimit>

export const listEwayLimits = endpoint({
  method: 'GET',
  path: '/api/admin/eway-limits',
  access: 'admin',
  area: 'settings',
  about:
    'Above which value goods want an e-way bill, between states and within each, with source and day of the look-up.',
  input: z.object({}),
  reply: z.object({ ...successFields, limits: z.array(ewayLimit) }),
})

const amount = z.number(texts.limit.content).check(byRule(ewayLimitRule))

const isKnown = (code: string) => code === ewayBetween || code === ewayWithin || isStateCode(code)

export const changeEwayLimit = endpoint({
  method: 'PUT',
  path: '/api/admin/eway-limits/:stateCode',
  access: 'admin',
  area: 'settings',
  about:
    'Changes the line of a state, or adds it. The audit keeps old and new. A `revision` that is old is refused with 409.',
  input: z.object({
    stateCode: z.string().check(z.refine(isKnown, 'This state does not exist')),
    limit: amount,
    is_district_free: z.boolean('A checkbox is on or off'),
    city_limit: z.nullable(amount),
    is_disputed: z.boolean('A checkbox is on or off'),
    source: textOf('source', limits.text.reason),
    checked_on: indianDay,
    revision: seenRevision,
  }),
  reply: successReply,
})
