import type { FastifyBaseLogger } from 'fastify'
import type { FailedAnswer } from '#contract/chats/chat-frames.ts'
import { chats } from '#contract/texts/chats.ts'
import { Refusal } from '#server/errors.ts'
import { contentOf } from '#server/http/success.ts'
import { refusals } from '#server/signals/signals.ts'

/** The failed answer of a frame. Unexpected errors reveal nothing, and the frame may be sent again. */
export function failureOf(error: unknown, log: FastifyBaseLogger, frame: string): FailedAnswer {
  if (!(error instanceof Refusal)) {
    log.warn({ err: error, frame }, 'frame failed')
    refusals.send({ name: chats.again.name, status: 500 })
    return { success: false, status: 'again', ...contentOf(chats.again) }
  }
  const { status, sentence } = error
  refusals.send({ name: sentence.name, status })
  if (status === 401) return { success: false, status: 'invalid-token', ...contentOf(sentence) }
  return {
    success: false,
    ...(status === 429 || status === 503 ? { status: 'again' as const } : {}),
    ...contentOf(sentence),
  }
}
