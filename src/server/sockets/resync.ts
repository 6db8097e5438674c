import { setTimeout as wait } from 'node:timers/promises'
import { limits } from '#server/limits.ts'
import type { SocketsByUser } from './sockets-by-user.ts'

/** Lets the pages of this process join their rooms again, not all at once; a gap during that begins anew. */
export function createResync({ all }: Pick<SocketsByUser, 'all'>) {
  let current = 0
  return async () => {
    current += 1
    const own = current
    const sockets = all()
    for (let from = 0; from < sockets.length && own === current; from += 100) {
      for (const socket of sockets.slice(from, from + 100)) socket.emit('resync')
      await wait(limits.chat.resyncPerHundred, undefined, { ref: false })
    }
  }
}
