import { once } from 'node:events'
import { createServer } from 'node:http'
import { http } from '#contract/texts/http.ts'
import type { Env } from '#server/env.ts'
import { success } from '#server/http/success.ts'

/** What came in from the proxy. */
export type Seen = { readonly forwardedFor: string | undefined; readonly host: string | undefined }

/** Stands at the market's port while no server does, so that what a proxy makes of calls can be seen. */
export async function standIn({ host, port }: Pick<Env, 'host' | 'port'>) {
  let seen: Seen | undefined
  const server = createServer((request, response) => {
    const { headers } = request
    seen ??= { forwardedFor: headers['x-forwarded-for']?.toString(), host: headers.host }
    request.resume().on('end', () => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(success(http.running)))
    })
  })
  server.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    seen: () => seen,
    async close() {
      const closed = once(server, 'close')
      server.close().closeAllConnections()
      await closed
    },
  }
}
