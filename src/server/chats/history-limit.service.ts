import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { chats } from '#contract/texts/chats.ts'
import { createKeyedQueue } from '#server/concurrency/keyed-queue.ts'
import { tooOften } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { backlogOf } from '#server/push/backlog.ts'
import type { PushSocket } from '#server/push/push-socket.ts'

const { bytes, seconds, waiting, backlog } = limits.chat.historyReads

type Stretch = { readonly messages: readonly ChatMessage[] }
export type HistoryLimit = <Done extends Stretch>(
  userId: string,
  read: () => Promise<Done>,
  /** The socket that asks; absent over HTTP, where slow readers are cut elsewhere. */
  socket?: PushSocket,
) => Promise<Done>

declare module 'fastify' {
  interface FastifyInstance {
    readonly readHistory: HistoryLimit
  }
}

/**
 * A frame of fifty bytes can request half a megabyte of messages, so reads are limited by their size: each person's
 * reads run one after the other, up to a budget, and none runs while earlier answers are still unsent.
 */
export function createHistoryLimit(isOn: boolean): HistoryLimit {
  const spent = new RateLimiterMemory({ points: bytes, duration: seconds })
  const inTurn = createKeyedQueue()
  const lines = new Map<string, number>()

  const requireRoom = async (userId: string, socket: PushSocket | undefined) => {
    const isSpent = isOn && ((await spent.get(userId))?.consumedPoints ?? 0) >= bytes
    if (isSpent || (socket && backlogOf(socket.conn) > backlog)) throw tooOften(chats.tooOften)
  }
  return async (userId, read, socket) => {
    const before = lines.get(userId) ?? 0
    if (before >= waiting) throw tooOften(chats.tooOften)
    lines.set(userId, before + 1)
    try {
      return await inTurn(userId, async () => {
        await requireRoom(userId, socket)
        const done = await read()
        await spent.penalty(userId, costOf(done))
        return done
      })
    } finally {
      const left = (lines.get(userId) ?? 1) - 1
      if (left > 0) lines.set(userId, left)
      else lines.delete(userId)
    }
  }
}

/** The text, plus the fields around each message. */
const costOf = ({ messages }: Stretch) =>
  messages.reduce((sum, { message }) => sum + Buffer.byteLength(message) + 500, 0)
