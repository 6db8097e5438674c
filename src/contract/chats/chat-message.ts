import * as z from 'zod/mini'
import { moment } from '#contract/fields.ts'

/** A picture is WebP in one width; a PDF is as it was sent. Both are fetched with the header `token`. */
const chatFile = z.object({
  file_id: z.uuid(),
  kind: z.enum(['picture', 'pdf']),
  name: z.string(),
  bytes: z.int(),
  /** Of a picture. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** A path of the API: /api/chat/{room_id}/files/{file_id}. */
  url: z.string(),
})
export type ChatFile = z.infer<typeof chatFile>

/** A message as both sides see it. `seq` counts 1, 2, 3 … in its room without a gap: lists are sorted by it. */
export const chatMessage = z.object({
  message_id: z.uuid(),
  roomId: z.uuid(),
  seq: z.int(),
  /** Who wrote it. */
  userId: z.uuid(),
  /** The sender's user_id; never a session token. */
  token: z.uuid(),
  /** Empty where `file` says it all. */
  message: z.string(),
  file: z.nullable(chatFile),
  timestamp: moment,
  /** As the sender's page named it, so that it knows its own. */
  client_id: z.nullable(z.string()),
})
export type ChatMessage = z.infer<typeof chatMessage>
