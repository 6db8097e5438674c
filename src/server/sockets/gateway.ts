import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { chatHandlers } from '#server/chats/chat.socket.ts'
import { markSeen } from '#server/chats/presence.service.ts'
import { countUnread } from '#server/chats/room.service.ts'
import type { Db } from '#server/db/db.ts'
import { isOdd } from '#server/http/connections/odd-requests.ts'
import { limits } from '#server/limits.ts'
import { boundBacklog } from '#server/push/backlog.ts'
import { busOf } from '#server/push/push.ts'
import type { PushServer, PushSocket } from '#server/push/push-socket.ts'
import { createDelivery } from './deliver.ts'
import { createDrain } from './drain.ts'
import { followPresence } from './follow-presence.ts'
import { createFrameRates } from './frame-rates.ts'
import { bindFrames } from './frames.ts'
import { identifyCaller } from './identity.ts'
import { isOwnOrigin } from './origin-rule.ts'
import { createResync } from './resync.ts'
import { startSessionWatch } from './session-watch.ts'
import { createSocketsByUser, type SocketsByUser } from './sockets-by-user.ts'
import { limitUnauthenticated } from './unauthenticated.ts'

const { frameBytes, pingMs, pongMs, unauthenticatedMs } = limits.chat

/** Sockets on the API's port: chat and everything that is pushed to a person's open pages. */
export function installSockets(app: FastifyInstance) {
  const { db, env } = app.services
  const rates = createFrameRates(env.rateLimits)
  const unauthenticated = limitUnauthenticated({ proxies: env.proxies, isLimited: env.rateLimits })
  const following = followPresence({ db, presence: app.shared.presence })
  const socketsByUser = createSocketsByUser(following.changed)
  const drain = createDrain()
  const io: PushServer = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: frameBytes,
    pingInterval: pingMs,
    pingTimeout: pongMs,
    connectTimeout: unauthenticatedMs,
    allowRequest: (request, decide) =>
      decide(
        null,
        !drain.isOn() && !isOdd(request) && isOwnOrigin(request, env) && unauthenticated.hasRoomFor(request),
      ),
  })
  app.gauges.set('sockets', () => io.engine.clientsCount).set('people', () => socketsByUser.ids().length)
  io.engine.on('connection', unauthenticated.add)
  io.engine.on('connection', boundBacklog)

  const identify = async (socket: PushSocket, token: string) => {
    const caller = await identifyCaller(socket, token, {
      tokens: app.tokens,
      address: unauthenticated.addressOf(socket.request),
    })
    unauthenticated.leave(socket.conn)
    socketsByUser.add(socket, caller)
    return caller
  }
  const handlers = chatHandlers({ db, identify, mayWrite: rates.mayWrite, readHistory: app.readHistory })
  io.on('connection', (socket) => {
    Object.assign(socket.data, { joined: new Map(), isListening: false, wrongTokens: 0 })
    bindFrames(socket, { handlers, rates, drain, log: app.log })
  })

  const stopPushing = startPushing(db, socketsByUser)
  const stopWatching = startSessionWatch(db, socketsByUser)
  app.addHook('preClose', async () => {
    await drain.empty(io, env.several)
    await stopWatching()
    await markSeen(db, socketsByUser.ids()).catch(() => {})
    await following.stop()
    stopPushing()
    io.engine.close()
  })
}

/** Brings what is told to the sockets of this process, and lets their pages ask again where something may be missing. */
function startPushing(db: Db, socketsByUser: SocketsByUser) {
  const bus = busOf(db)
  const deliver = createDelivery(socketsByUser, (user_id) => countUnread(db, { user_id }))
  const stops = [bus.subscribe(deliver), bus.onGap(createResync(socketsByUser))]
  return () => {
    for (const stop of stops) stop()
  }
}
