import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Times } from './connections.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: { readonly isOn: boolean }
  }
}

/**
 * Closes without cutting anybody off: accepts no new connections, sends `Connection: close` with every answer and
 * finishes what has begun. Node's own close() ends idle connections at once, even those on which a request is just
 * arriving.
 */
export function installDrain(app: FastifyInstance, times: Pick<Times, 'drain' | 'lastCall'>) {
  const drain = { isOn: false }
  let underWay = 0
  app.decorate('drain', drain)
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (drain.isOn) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    drain.isOn = true
    if (!app.server.listening) return
    const empty = new Promise<void>((resolve) => {
      Server.prototype.close.call(app.server, () => resolve())
    })
    await Promise.race([empty, wait(times.lastCall)])
    app.server.closeIdleConnections()
    // Upgraded sockets are not requests; their owner closes them.
    const end = Date.now() + times.drain
    while (underWay > 0 && Date.now() < end) await wait(20)
    app.server.closeAllConnections()
  })
}
