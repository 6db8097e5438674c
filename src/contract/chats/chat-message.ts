import * as z from 'zod/mini'
import { moment } from '#contract/fields.ts'

/** A picture is a WebP file of one width; a PDF is stored as sent. Both need the header `token`. */
const chatFile = z.object({
  file_id: z.uuid(),
  kind: z.enum(['picture', 'pdf']),
  name: z.string(),
  bytes: z.int(),
  /** Set for a picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** A path of the API: /api/chat/{room_id}/files/{file_id}. */
  url: z.string(),
})
export type ChatFile = z.infer<typeof chatFile>

/** A message as both sides read it. `seq` counts 1, 2, 3 … in its room without a gap; lists are sorted by it. */
export const chatMessage = z.object({
  message_id: z.uuid(),
  roomId: z.uuid(),
  seq: z.int(),
  /** Who wrote it. */
  userId: z.uuid(),
  /** The sender's user_id; never a session token. */
  token: z.uuid(),
  /** Empty if `file` is the whole message. */
  message: z.string(),
  file: z.nullable(chatFile),
  timestamp: moment,
  /** The name that the sender's page gave it, so that the page recognizes its own message. */
  client_id: z.nullable(z.string()),
  /** 'deal': an offer of a deal or what became of it; `message` says it in words, for pages that have no cards. */
  kind: z.optional(z.enum(['deal'])),
  deal_id: z.optional(z.uuid()),
  /** The offer that it is about. */
  deal_revision: z.optional(z.int()),
  /** What the shop answers by itself while it is closed; its seller has written nothing. */
  is_automatic: z.optional(z.literal(true)),
})
export type ChatMessage = z.infer<typeof chatMessage>
