import { setTimeout as wait } from 'node:timers/promises'
import type { Goodbye } from '#contract/chats/chat-frames.ts'
import { common } from '#contract/texts/common.ts'
import { markSeen } from '#server/chats/presence.service.ts'
import type { Db } from '#server/db/db.ts'
import { contentOf } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import { endSocket } from '#server/push/push-socket.ts'
import { liveSessions } from '#server/sessions/session.service.ts'
import type { SocketsByUser } from './sockets-by-user.ts'

/**
 * Ends the sockets of sessions that are over, whatever ended them: a sign-out here or on another device, a new
 * password, a suspension, their time. Asking the database needs no hook in any of those places, and holds for several
 * processes. While it does not answer nobody can be told apart, and nobody can read or write either.
 */
export function startSessionWatch(db: Db, socketsByUser: SocketsByUser) {
  const stop = new AbortController()
  const watch = async () => {
    for (let seenAt = 0; !stop.signal.aborted; await rest(stop.signal)) {
      await endOver(db, socketsByUser).catch(() => {})
      if (Date.now() - seenAt < limits.chat.seenMs) continue
      seenAt = Date.now()
      await markSeen(db, socketsByUser.ids()).catch(() => {})
    }
  }
  const watching = watch()
  return async () => {
    stop.abort()
    await watching
  }
}

const rest = (signal: AbortSignal) =>
  wait(limits.chat.watchMs, undefined, { ref: false, signal }).catch(() => {})

async function endOver(db: Db, socketsByUser: SocketsByUser) {
  const sockets = socketsByUser.all()
  if (sockets.length === 0) return
  const open = sockets.map((socket) => ({ socket, session: socket.data.caller?.session_id ?? '' }))
  const sessions = await liveSessions(
    db,
    open.flatMap(({ session }) => session || []),
  )
  for (const { socket, session } of open) {
    const state = sessions.get(session)
    // A newer session that took its place meanwhile was not asked about.
    const isStill = session === (socket.data.caller?.session_id ?? '')
    if (isStill && state !== 'live') endSocket(socket, goodbyeTo(state))
  }
}

const goodbyeTo = (state: 'suspended' | undefined): Goodbye => ({
  status: 'invalid-token',
  ...contentOf(state === 'suspended' ? common.suspended : common.logInAgain),
})
