import type { FastifyBaseLogger } from 'fastify'
import { chatSentences, type Failed } from '#contract/chats/chat-frames.ts'
import { Refusal } from '#server/errors.ts'

/** How a frame failed, in a sentence. What was not expected says nothing of itself, and may be sent again. */
export function failureOf(error: unknown, log: FastifyBaseLogger): Failed {
  if (!(error instanceof Refusal)) {
    log.warn(error, 'frame failed')
    return { success: false, status: 'again', content: chatSentences.again }
  }
  const { status, message: content } = error
  if (status === 401) return { success: false, status: 'invalid-token', content }
  return {
    success: false,
    ...(status === 429 || status === 503 ? { status: 'again' as const } : {}),
    content,
  }
}
