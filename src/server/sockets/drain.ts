import { setTimeout as wait } from 'node:timers/promises'
import { chats } from '#contract/texts/chats.ts'
import { contentOf } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import type { PushServer } from '#server/push/push-socket.ts'

export type SocketDrain = ReturnType<typeof createDrain>

const { drainMs, goodbyeMs, comeBack } = limits.chat

/** A closing server answers running frames, then closes every socket and gives each its own moment to reconnect. */
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
    /** Where others serve, nobody need wait for this server's successor. */
    async empty(io: PushServer, hasOthers: boolean) {
      on = true
      for (const end = Date.now() + drainMs; underWay > 0 && Date.now() < end; ) await wait(20)
      const sockets = [...io.sockets.sockets.values()]
      const { lead, spread } = timesFor(sockets.length, hasOthers)
      for (const [place, socket] of sockets.entries()) {
        const come_back_ms = Math.round(lead + ((place + Math.random()) / sockets.length) * spread)
        socket.emit('goodbye', { status: 'moving', ...contentOf(chats.moving), come_back_ms })
        // Not `disconnect`, after which clients do not reconnect.
        socket.conn.close()
      }
      for (const end = Date.now() + goodbyeMs; io.engine.clientsCount > 0 && Date.now() < end; )
        await wait(10)
    },
  }
}

function timesFor(count: number, hasOthers: boolean) {
  const hundreds = count / 100
  if (hasOthers) return { lead: 0, spread: hundreds * comeBack.perHundredElsewhere }
  return {
    lead: Math.min(comeBack.longestWait, hundreds * comeBack.waitPerHundred),
    spread: Math.max(comeBack.atLeast, hundreds * comeBack.perHundred),
  }
}
