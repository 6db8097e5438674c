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
 * Closing without cutting anybody off: no new connections, every answer asks its client to leave, and what is under
 * way is finished. Node's own close() ends idle connections at once, also those on which a request is just arriving.
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
    // Sockets that were upgraded are no requests: whoever opened them closes them.
    const end = Date.now() + times.drain
    while (underWay > 0 && Date.now() < end) await wait(20)
    app.server.closeAllConnections()
  })
}
