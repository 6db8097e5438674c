import * as z from 'zod/mini'
import { roomId } from '#contract/chats/chat.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idOf } from '#contract/fields.ts'
import { storedFile, successFields, zipFile } from '#contract/reply.ts'

/** What does not fit: an event before that place, its content, the deal, the deal's events, the last event. */
const problemKinds = [
  'event_missing',
  'event_changed',
  'deal_changed',
  'deal_missing',
  'events_missing',
  'end_missing',
] as const

const chainProblem = z.object({
  kind: z.enum(problemKinds),
  deal_id: z.uuid(),
  /** The place of the event in the chain, where it is about one. */
  place: z.nullable(z.int()),
})
export type ChainProblem = z.infer<typeof chainProblem>

export const checkDeals = endpoint({
  method: 'GET',
  path: '/api/chat/:roomId/deals/check',
  access: 'user',
  about:
    'Computes each hash of the chain of a room of the caller again, and compares its deals with their events. Without problems all `events` are as they were written; `head` is the last hash.',
  input: z.object({ roomId }),
  reply: z.object({
    ...successFields,
    events: z.int(),
    head: z.nullable(z.string()),
    problems: z.array(chainProblem),
  }),
})

export const getEvidence = endpoint({
  method: 'GET',
  path: '/api/chat/:roomId/evidence.zip',
  access: 'user',
  produces: 'application/zip',
  about:
    'A ZIP file of a room of the caller: chat, deals with their chain of hashes and its check, documents, proofs of delivery, the SHA-256 of each file, and a draft of Part A of the certificate of section 63(4) BSA 2023. If a deal was changed, its name says so.',
  input: z.object({ roomId }),
  reply: zipFile,
})

export const getQuotation = endpoint({
  method: 'GET',
  path: '/api/deals/:dealId/quotation.pdf',
  access: 'user',
  produces: 'application/octet-stream',
  about: 'The latest offer of a deal as a PDF file: no invoice, with the day until which it is valid.',
  input: z.object({ dealId: idOf('Offer not found') }),
  reply: storedFile,
})
