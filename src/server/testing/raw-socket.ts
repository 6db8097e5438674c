import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

/** A raw client of the socket, which can do what libraries do not, such as never read. */
export async function openRawSocket(address: string) {
  const { hostname, port } = new URL(address)
  const line = connect(Number(port), hostname)
  line.on('error', () => {})
  const closed = new Promise<void>((resolve) => line.once('close', () => resolve()))
  line.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: ${hostname}\r\nupgrade: websocket\r\n` +
      `connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  let heard = ''
  line.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  await once(line, 'data')
  const say = (text: string) => {
    if (line.writable) line.write(frameOf(text))
  }
  // The first packet of Socket.IO's protocol: connect to the only namespace.
  say('40')
  await once(line, 'data')
  return {
    line,
    /** Resolves once the server has cut it. */
    closed,
    hasReceived: (text: string) => heard.includes(text),
    tell: (name: string, frame: object) => say(`42${JSON.stringify([name, frame])}`),
    /** Sends a pong. */
    pong: () => say('3'),
    stopReading: () => void line.pause(),
  }
}

/** A masked text frame, as clients must send it; a mask of zeros changes nothing. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text)
  const length = Buffer.alloc(body.length < 126 ? 2 : 4)
  length[0] = 0x81
  length[1] = 0x80 | (body.length < 126 ? body.length : 126)
  if (body.length >= 126) length.writeUInt16BE(body.length, 2)
  return Buffer.concat([length, Buffer.alloc(4), body])
}
