import { setTimeout as wait } from 'node:timers/promises'
import { chatSentences } from '#contract/chat-frames.ts'
import { limits } from '#contract/limits.ts'
import type { LiveServer } from './live-socket.ts'

export type SocketDrain = ReturnType<typeof createDrain>

const patience = 5_000
const lastWords = 2_000

/** A server that ends answers what it has begun, then sends every socket away, each to come back at another moment. */
export function createDrain() {
  let on = false
  let underWay = 0
  return {
    isOn: () => on,
    async during<T>(work: () => Promise<T>): Promise<T> {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
      }
    },
    async empty(io: LiveServer) {
      on = true
      for (const end = Date.now() + patience; underWay > 0 && Date.now() < end; ) await wait(20)
      const sockets = [...io.sockets.sockets.values()]
      const hundreds = sockets.length / 100
      // Many wait for the next server first: whoever finds none yet comes again together with others.
      const lead = Math.min(1_500, hundreds * 150)
      const spread = Math.max(1_000, hundreds * limits.chat.comeBackMsPerHundred)
      for (const [place, socket] of sockets.entries()) {
        const come_back_ms = Math.round(lead + ((place + Math.random()) / sockets.length) * spread)
        socket.emit('goodbye', { status: 'moving', content: chatSentences.moving, come_back_ms })
        // Not `disconnect`, after which a client would stay away.
        socket.conn.close()
      }
      for (const end = Date.now() + lastWords; io.engine.clientsCount > 0 && Date.now() < end; )
        await wait(10)
    },
  }
}
