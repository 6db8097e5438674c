import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

/** On a port of its own, so that visitors never reach it, and it still answers while the market's port is closed. */
export async function serveMetrics(registry: Registry, { port, host }: { port: number; host: string }) {
  const answer = async ({ url, method }: IncomingMessage, response: ServerResponse) => {
    if (url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end()
    if (method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
    const text = await registry.metrics()
    return response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  server.listen(port, host)
  await once(server, 'listening')
  // It keeps nothing alive: the process ends when the market has ended.
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close().closeAllConnections()
      await closed
    },
  }
}
