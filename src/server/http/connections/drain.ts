import { Server } from 'node:net'
import { setImmediate as afterPolling, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Times } from './connections.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Said first, while everything still goes on; then nobody new is taken. */
    readonly drain: { readonly isAnnounced: boolean; readonly isOn: boolean }
  }
}

/** More than this is a flood, which would go on for ever. */
const arrivedLimit = 1_000

/** Says that this server ends, before anything closes: a balancer that asks needs a moment to turn away. */
export function announceDrain(app: FastifyInstance, waitMs: number) {
  const drain = { isAnnounced: false, isOn: false }
  app.decorate('drain', drain)
  app.addHook('preClose', async () => {
    drain.isAnnounced = true
    if (app.server.listening && waitMs > 0) await wait(waitMs)
  })
  return drain
}

/**
 * Closes without cutting anybody off: sends `Connection: close` with every answer since it was announced, accepts no new
 * connections and finishes what has begun. Node's own close() ends idle connections at once, even those on which a request is just
 * arriving.
 */
export function installDrain(
  app: FastifyInstance,
  drain: { isAnnounced: boolean; isOn: boolean },
  times: Pick<Times, 'drain' | 'lastCall'>,
) {
  let underWay = 0
  app.gauges.set('requests', () => underWay)
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // A kept connection that closes at its next request's arrival fails it, so they go one by one before that.
    if (drain.isAnnounced) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    drain.isOn = true
    if (!app.server.listening) return
    await readArrived(app.server)
    const empty = new Promise<void>((resolve) => {
      Server.prototype.close.call(app.server, () => resolve())
    })
    await Promise.race([empty, wait(times.lastCall)])
    await readArrived(app.server)
    app.server.closeIdleConnections()
    // Upgraded sockets are not requests; their owner closes them.
    const end = Date.now() + times.drain
    while (underWay > 0 && Date.now() < end) await wait(20)
    app.server.closeAllConnections()
  })
}

/**
 * What came while the process was busy is still with the kernel, and closing would reset it unread. A turn of the event
 * loop takes in one new connection, so there are turns until one brings none.
 */
async function readArrived(server: Server) {
  let arrived = 0
  const count = () => {
    arrived += 1
  }
  server.on('connection', count)
  await afterPolling()
  for (let before = -1; before !== arrived && arrived < arrivedLimit; ) {
    before = arrived
    await afterPolling()
    await afterPolling()
  }
  server.off('connection', count)
}
