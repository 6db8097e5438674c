import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = { readonly headers: IncomingMessage['headers']; readonly body: unknown }

export type StandIn = {
  readonly url: string
  readonly received: Received[]
  /** The next answers in order; without any it accepts every message. */
  readonly answers: ((response: ServerResponse) => void)[]
  close(): void
}

export const withStatus = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { location: '/elsewhere' }).end('{"status":"said"}')
/** Never answers and keeps the connection open. */
export const silence = () => undefined

/** A local server in place of an SMS provider; it keeps the messages. */
export async function smsStandIn(port = 0): Promise<StandIn> {
  const received: Received[] = []
  const answers: StandIn['answers'] = []
  const server: Server = createServer(async (request, response) => {
    // The messages so far, for tests in another process.
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
