import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import { chatHandlers } from '#server/chats/chat.socket.ts'
import { markSeen, tellPresence } from '#server/chats/presence.service.ts'
import { countUnread } from '#server/chats/room.service.ts'
import { isOdd } from '#server/http/connections/odd-requests.ts'
import { limits } from '#server/limits.ts'
import { listenToAll } from '#server/live/live.ts'
import { boundBacklog } from './backlog.ts'
import { createDelivery } from './deliver.ts'
import { createDrain } from './drain.ts'
import { createFrameRates } from './frame-rates.ts'
import { bindFrames } from './frames.ts'
import { callerOver } from './identity.ts'
import type { LiveServer, LiveSocket } from './live-socket.ts'
import { isOwnOrigin } from './origin-rule.ts'
import { createPeople } from './people.ts'
import { createStrangers } from './strangers.ts'
import { startWatch } from './watch.ts'

const { frameBytes, pingMs, pongMs, strangerMs } = limits.chat

/** Sockets beside the API, on the same port: chat, and whatever the open pages of a person are told at once. */
export function installSockets(app: FastifyInstance) {
  const { db, env } = app.house
  const rates = createFrameRates(env.rateLimits)
  const strangers = createStrangers({ trustProxy: env.trustProxy, isLimited: env.rateLimits })
  const people = createPeople((userId, isOnline) => {
    // A list that is fetched again says the same.
    tellPresence(db, userId, isOnline).catch(() => {})
  })
  const drain = createDrain()
  const io: LiveServer = new Server(app.server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: frameBytes,
    pingInterval: pingMs,
    pingTimeout: pongMs,
    connectTimeout: strangerMs,
    allowRequest: (request, decide) =>
      decide(
        null,
        !drain.isOn() && !isOdd(request) && isOwnOrigin(request, env) && strangers.hasRoomFor(request),
      ),
  })
  io.engine.on('connection', strangers.add)
  io.engine.on('connection', boundBacklog)

  const identify = async (socket: LiveSocket, token: string) => {
    const caller = await callerOver(socket, token, {
      tokens: app.tokens,
      address: strangers.addressOf(socket.request),
    })
    strangers.leave(socket.conn)
    people.add(socket, caller)
    return caller
  }
  const handlers = chatHandlers({ db, identify, mayWrite: rates.mayWrite, readHistory: app.readHistory })
  io.on('connection', (socket) => {
    Object.assign(socket.data, { joined: new Map(), isListening: false, wrongTokens: 0 })
    bindFrames(socket, { handlers, rates, drain, log: app.log })
  })

  const stopListening = listenToAll(createDelivery(people, (user_id) => countUnread(db, { user_id })))
  const stopWatching = startWatch(db, people)
  app.addHook('preClose', async () => {
    await drain.empty(io)
    await stopWatching()
    await markSeen(db, people.ids()).catch(() => {})
    stopListening()
    io.engine.close()
  })
}
