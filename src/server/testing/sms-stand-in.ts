import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { readonly headers: IncomingMessage['headers']; readonly body: unknown }

export type StandIn = {
  readonly url: string
  readonly received: Received[]
  /** What to answer next, one after the other; without more it takes what comes. */
  readonly answers: ((response: ServerResponse) => void)[]
  close(): void
}

export const withStatus = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { location: '/elsewhere' }).end('{"status":"said"}')
/** Says nothing and keeps the line. */
export const silence = () => undefined

/** Stands where a provider of SMS would: a server of its own that keeps what it is sent. */
export async function smsStandIn(port = 0): Promise<StandIn> {
  const received: Received[] = []
  const answers: StandIn['answers'] = []
  const server: Server = createServer(async (request, response) => {
    // What has come so far, for tests that run elsewhere.
    if (request.method === 'GET') return void response.end(JSON.stringify(received.map(({ body }) => body)))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
    const answer = answers.shift() ?? withStatus(200)
    answer(response)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}/send`,
    received,
    answers,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
