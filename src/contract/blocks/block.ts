import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, userId } from '#contract/fields.ts'
import { successFields, successReply } from '#contract/reply.ts'

const block = z.object({
  user_id: z.uuid(),
  /** The company, or the name. */
  name: z.string(),
  is_seller: z.boolean(),
  blocked_at: moment,
})
export type Block = z.infer<typeof block>

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'user',
  about: 'Whom the caller has blocked, the latest first.',
  input: z.object({}),
  reply: z.object({ ...successFields, blocks: z.array(block) }),
})

export const blockUser = endpoint({
  method: 'POST',
  path: '/api/blocks/:userId',
  access: 'user',
  about: 'From now on no chat, no deal and no quote between the two; orders under way go on. Twice is once.',
  input: z.object({ userId }),
  reply: successReply,
})

export const liftBlock = endpoint({
  method: 'DELETE',
  path: '/api/blocks/:userId',
  access: 'user',
  about: 'Lifts the caller’s own block.',
  input: z.object({ userId }),
  reply: successReply,
})
