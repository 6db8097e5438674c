import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { aGate } from './gate.ts'

type Browser = { readonly privateKey: Buffer; readonly publicKey: Buffer; readonly auth: Buffer }
type ReceivedPush = {
  readonly endpoint: string
  readonly headers: IncomingHttpHeaders
  readonly payload: { title: string; body: string; link: string; tag: string }
  readonly size: number
  readonly at: number
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** As a browser does it, with the private key of its subscription (RFC 8291). */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: Browser): Buffer {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)]
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
  const secret = derive(own.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  return text.subarray(0, text.lastIndexOf(2))
}

/** Throws unless the header is of the key that it names, for this service and for now (RFC 8292). */
function checkSender(header: string, audience: string) {
  const { t = '', k = '' } = /^vapid t=(?<t>[^,]+), k=(?<k>[\w-]+)$/.exec(header)?.groups ?? {}
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const seconds = exp - Date.now() / 1_000
  if (!isSigned || aud !== audience || !sub || seconds < 0 || seconds > 86_400) throw new Error('forged')
}

type Answer = { readonly status: number; readonly retryAfter?: number }

type Work = {
  readonly gate: ReturnType<typeof aGate>
  readonly thinkMs: number
  readonly answers: Answer[]
  readonly take: (url: string, headers: IncomingHttpHeaders, body: Buffer) => void
}

const serverOf = ({ gate, thinkMs, answers, take }: Work) =>
  createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined)
    await gate.pass()
    // Whoever was killed meanwhile has sent nothing.
    if (!body || !request.socket.writable) return
    await new Promise((done) => setTimeout(done, thinkMs))
    const answer = answers.shift()
    try {
      if (!answer) take(request.url ?? '', request.headers, body)
      response.writeHead(answer?.status ?? 201, { 'retry-after': String(answer?.retryAfter ?? 0) }).end()
    } catch {
      response.writeHead(403).end()
    }
  })

/** A local push service that checks who sends, and the browsers that are subscribed there. */
export async function pushStandIn({ thinkMs = 0, port = 0 } = {}) {
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  /** What it says next instead of 201. */
  const answers: Answer[] = []
  const gate = aGate()
  const take = (url: string, headers: IncomingHttpHeaders, body: Buffer) => {
    const browser = browsers.get(url)
    if (!browser) throw new Error('unknown')
    checkSender(headers.authorization ?? '', host)
    const payload = JSON.parse(decryptPush(body, browser).toString())
    received.push({ endpoint: host + url, headers, payload, size: body.length, at: Date.now() })
  }
  const server = serverOf({ gate, thinkMs, answers, take })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const { port: bound } = server.address() as AddressInfo
  const host = `http://127.0.0.1:${bound}`
  return {
    /** As `PUSH_SERVICES` names it. */
    host: `127.0.0.1:${bound}`,
    received,
    answers,
    gate,
    subscription() {
      const pair = createECDH('prime256v1')
      const publicKey = pair.generateKeys()
      const auth = randomBytes(16)
      const path = `/${randomBytes(12).toString('hex')}`
      browsers.set(path, { privateKey: pair.getPrivateKey(), publicKey, auth })
      return {
        endpoint: host + path,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      }
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type PushStandIn = Awaited<ReturnType<typeof pushStandIn>>
