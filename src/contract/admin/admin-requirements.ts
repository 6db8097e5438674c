import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, requirementId, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pagedWithOthers, successFields, successReply } from '#contract/reply.ts'
import { ownRequirement, requirementState } from '#contract/requirement.ts'

const knownRequirement = z.extend(ownRequirement, {
  buyer: z.object({
    user_id: z.uuid(),
    name: z.string(),
    phone_number: z.string(),
    email: z.string(),
  }),
  closed_by: z.nullable(z.string()),
})
export type AdminRequirement = z.infer<typeof knownRequirement>

export const listAllRequirements = endpoint({
  method: 'GET',
  path: '/api/admin/requirements',
  access: 'admin',
  area: 'support',
  about: 'What buyers have asked for, newest first, found by a part of product, details or buyer.',
  input: z.object({
    q: cutText(limits.text.query),
    state: z.optional(z.enum(['', ...requirementState.options], 'This state does not exist')),
    cursor,
  }),
  reply: z.object({ ...successFields, requirements: z.array(knownRequirement), ...pagedWithOthers }),
})

export const closeAnyRequirement = endpoint({
  method: 'POST',
  path: '/api/admin/requirements/:requirementId/close',
  access: 'admin',
  area: 'support',
  about: 'Closes an open requirement, with a reason that its buyer is told.',
  input: z.object({ requirementId, reason: textOf('reason', limits.text.reason) }),
  reply: successReply,
})
