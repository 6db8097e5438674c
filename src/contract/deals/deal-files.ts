import * as z from 'zod/mini'
import { roomId } from '#contract/chats/chat.ts'
import { endpoint } from '#contract/endpoint.ts'
import { zipFile } from '#contract/reply.ts'

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
