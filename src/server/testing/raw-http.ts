import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Listens on a free port; the app closes it. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return address.port
}

type RawExchange = {
  readonly socket: Socket
  /** Everything received until the server disconnected. */
  readonly ended: Promise<string>
}

/** Sends raw bytes to the app, which client libraries would not allow. */
export function sendRaw(port: number, text: string): RawExchange {
  const socket = connect(port, '127.0.0.1')
  const ended = new Promise<string>((resolve) => {
    let heard = ''
    socket.setEncoding('utf8').on('data', (part) => {
      heard += part
    })
    socket.on('error', () => {}).on('close', () => resolve(heard))
  })
  socket.write(text)
  return { socket, ended }
}

export const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
export const bodyIn = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
