import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { idOf, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { storedFile, successWithMessage } from '#contract/reply.ts'
import { caseId, oneCase } from './case-fields.ts'

const answer = z.object({ ...successWithMessage, case: oneCase })

export const creditCase = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/credit-note',
  access: 'user',
  about:
    'The seller issues the credit note that the outcome asks for, or, before answering, the one that the buyer wishes for: they then agree.',
  input: z.object({
    caseId,
    /** What the seller has seen of it. */
    revision: z.optional(z.int()),
    /** What the note says; the number of the problem where nothing is said. */
    reason: z.optional(textOf('reason', limits.text.reason)),
  }),
  reply: answer,
})

export const addCaseFile = endpoint({
  method: 'POST',
  path: '/api/cases/:caseId/files',
  access: 'user',
  status: 201,
  body: 'chatFile',
  about: 'Adds a photo, of which nothing but the picture is kept, or a PDF.',
  input: z.object({ caseId, file: z.string() }),
  reply: answer,
})

export const getCaseFile = endpoint({
  method: 'GET',
  path: '/api/cases/:caseId/files/:fileId',
  access: 'user',
  produces: 'application/octet-stream',
  about: 'A file of a problem, for its two sides and the desk.',
  input: z.object({ caseId, fileId: idOf('File not found') }),
  reply: storedFile,
})
