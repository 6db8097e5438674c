import { chats } from '#contract/texts/chats.ts'
import { contentOf } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import { endSocket, type PushSocket } from '#server/push/push-socket.ts'
import type { Caller } from '#server/sessions/session.service.ts'

export type SocketsByUser = ReturnType<typeof createSocketsByUser>

type Changed = (userId: string, isHere: boolean) => void

/** Which sockets of this process are whose, the oldest first. `changed` hears of the first and after the last of each. */
export function createSocketsByUser(changed: Changed) {
  const socketsOf = new Map<string, Set<PushSocket>>()

  const remove = (socket: PushSocket, user_id: string) => {
    const own = socketsOf.get(user_id)
    if (!own?.delete(socket)) return
    if (own.size > 0) return
    socketsOf.delete(user_id)
    changed(user_id, false)
  }

  const add = (socket: PushSocket, { user_id }: Caller) => {
    const own = socketsOf.get(user_id) ?? new Set()
    socketsOf.set(user_id, own.add(socket))
    if (own.size === 1) changed(user_id, true)
    socket.once('disconnect', () => remove(socket, user_id))
    // A phone that lost its line leaves a socket behind for a while, so the oldest goes and not the newest.
    const [oldest] = own
    if (own.size > limits.chat.socketsPerUser && oldest)
      endSocket(oldest, { status: 'too-many', ...contentOf(chats.tooMany) })
  }

  return {
    of: (userId: string): Iterable<PushSocket> => socketsOf.get(userId) ?? [],
    all: () => [...socketsOf.values()].flatMap((own) => [...own]),
    ids: () => [...socketsOf.keys()],
    /** A socket belongs to the person of its first token; a later session of the same person replaces the first. */
    add(socket: PushSocket, caller: Caller) {
      const isNew = socket.data.caller === undefined
      socket.data.caller = caller
      if (isNew) add(socket, caller)
    },
  }
}
