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
 * Ends the sockets of ended sessions, whatever ended them: a sign-out here or on another device, a new password, a
 * suspension or their time. Polling the database needs no hooks in those places and works across processes. While the
 * database is down sessions cannot be checked, but nobody can read or write either.
 */
export function startSessionWatch(db: Db, socketsByUser: SocketsByUser) {
  const stop = new AbortController()
  const watch = async () => {
    for (let seenAt = 0; !stop.signal.aborted; await rest(stop.signal)) {
      await endExpired(db, socketsByUser).catch(() => {})
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

async function endExpired(db: Db, socketsByUser: SocketsByUser) {
  const sockets = socketsByUser.all()
  if (sockets.length === 0) return
  const open = sockets.map((socket) => ({ socket, session: socket.data.caller?.session_id ?? '' }))
  const sessions = await liveSessions(
    db,
    open.flatMap(({ session }) => session || []),
  )
  for (const { socket, session } of open) {
    const state = sessions.get(session)
    // A newer session that replaced it meanwhile was not part of the query.
    const isStill = session === (socket.data.caller?.session_id ?? '')
    if (isStill && state !== 'live') endSocket(socket, goodbyeTo(state))
  }
}

const goodbyeTo = (state: 'suspended' | undefined): Goodbye => ({
  status: 'invalid-token',
  ...contentOf(state === 'suspended' ? common.suspended : common.logInAgain),
})
