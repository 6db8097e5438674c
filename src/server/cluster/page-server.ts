import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Coding } from '#server/http/page-cache.ts'
import type { PageSource } from '#server/http/pages.ts'

/** Answers finished pages to the processes that take calls, over a socket that only they reach. */
export function servePages(
  path: string,
  { source, log }: { source: PageSource; log: FastifyInstance['log'] },
) {
  const send = async ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    const coding = headers['accept-encoding'] as Coding
    const page = await source(new URL(url), coding)
    const body = await page.encoded(coding)
    response.writeHead(page.status, [...page.headers, ['etag', page.etag]].flat())
    response.end(body)
  }
  const server = createServer((request, response) => {
    response.sendDate = false
    send(request, response).catch((error) => {
      log.error(error)
      response.writeHead(500).end()
    })
  })
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', reject).listen(path, () => resolve(server))
  })
}
