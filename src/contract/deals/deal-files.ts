import * as z from 'zod/mini'
import { roomId } from '#contract/chats/chat.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idOf } from '#contract/fields.ts'
import { storedFile, zipFile } from '#contract/reply.ts'

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
