import * as z from 'zod/mini'
import { caseId, caseOutcome, caseSummary, oneCase } from '#contract/cases/case-fields.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, moment, rupees, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pagedWithOthers, storedFile, successFields, successWithMessage } from '#contract/reply.ts'

export const deskStates = ['waiting', 'underway', 'settled'] as const

export const listDeskCases = endpoint({
  method: 'GET',
  path: '/api/admin/cases',
  access: 'admin',
  area: 'support',
  about:
    'The problems of the market. Those that wait for the desk begin with what three buyers have reported, then the next to be due.',
  input: z.object({
    status: z._default(z.enum(deskStates, 'This status does not exist'), 'waiting'),
    cursor,
  }),
  reply: z.object({
    ...successFields,
    cases: z.array(
      z.object({
        ...caseSummary.shape,
        /** How many different buyers have open reports of the same product or person. */
        reporters: z.int(),
      }),
    ),
    ...pagedWithOthers,
  }),
})
export type DeskCases = z.infer<typeof listDeskCases.reply>

export const getDeskCase = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId',
  access: 'admin',
  area: 'support',
  about: 'One problem, for the desk; the look is in the audit.',
  input: z.object({ caseId }),
  reply: z.object({ ...successFields, case: oneCase }),
})

export const getDeskFile = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId/files/:fileId',
  access: 'admin',
  area: 'support',
  produces: 'application/octet-stream',
  about: 'A file of a problem, for the desk; the look is in the audit.',
  input: z.object({ caseId, fileId: idOf('File not found') }),
  reply: storedFile,
})

export const getDeskChat = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:caseId/chat',
  access: 'admin',
  area: 'support',
  about:
    'The latest messages of the chat of both sides, or those before one, where both have agreed to it in the case; each look and its reason are in the audit.',
  input: z.object({
    caseId,
    reason: textOf('reason', limits.text.reason),
    before: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(2_147_483_647)))),
  }),
  reply: z.object({
    ...successFields,
    messages: z.array(
      z.object({
        seq: z.int(),
        from: z.enum(['opener', 'other']),
        /** The name of the file, where the message is one. */
        message: z.string(),
        sent_at: moment,
      }),
    ),
    has_older: z.boolean(),
  }),
})
export type DeskChat = z.infer<typeof getDeskChat.reply>

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:caseId/decide',
  access: 'admin',
  area: 'support',
  about:
    'Decides in words, with an outcome that is a duty of the seller. Nobody decides what is about themselves.',
  input: z.object({
    caseId,
    revision: z.int(),
    outcome: caseOutcome,
    /** Rupees; all that the goods come to where nothing is said. */
    amount: z.optional(rupees),
    words: textOf('words', limits.case.words),
  }),
  reply: z.object({ ...successWithMessage, case: oneCase }),
})
