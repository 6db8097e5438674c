import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, moment } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields } from '#contract/reply.ts'

export const auditEvent = z.object({
  audit_event_id: z.int(),
  /** null where the server itself acted. */
  actor_id: z.nullable(z.uuid()),
  actor_name: z.string(),
  /** Such as 'seller.approve' or 'document.view'. */
  action: z.string(),
  subject_type: z.string(),
  subject_id: z.string(),
  subject_name: z.string(),
  details: z.record(z.string(), z.unknown()),
  /** The `x-request-id` of the answer, also in the log. */
  request_id: z.string(),
  created_at: moment,
})
export type AuditEvent = z.infer<typeof auditEvent>

const wrongDay = 'A day is written as 2026-11-30'
const aboutDay = z.optional(
  z.string(wrongDay).check(z.refine((text) => text === '' || z.iso.date().safeParse(text).success, wrongDay)),
)
const word = z.optional(cutText(limits.text.query))

export const listAuditEvents = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  area: 'log',
  about: 'Who decided or looked at what, newest first, found by actor, action, subject, request and day.',
  input: z.object({
    /** Part of the name, or the whole id. */
    actor: word,
    /** The whole action or its beginning. */
    action: word,
    /** Part of the name, or the whole id. */
    subject: word,
    request_id: word,
    /** Days in India, both included. */
    from: aboutDay,
    to: aboutDay,
    /** 'decisions' leaves out looks at documents and what the server does by itself. */
    only: z.optional(z.enum(['', 'decisions'], 'This choice does not exist')),
    cursor,
  }),
  reply: z.object({ ...successFields, events: z.array(auditEvent), ...paged }),
})
