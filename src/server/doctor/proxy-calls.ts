import { randomBytes } from 'node:crypto'
import { type ClientRequest, request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'

export type Answered = {
  readonly status: number
  readonly location: string | undefined
  /** Whether a market's server has answered, and not somebody before it. */
  readonly isMarket: boolean
  readonly validTo: string | undefined
}

const patience = 20_000

const open = (url: URL, options: RequestOptions): ClientRequest =>
  (url.protocol === 'https:' ? overHttps : overHttp)(url, { timeout: patience, agent: false, ...options })

const isEnvelope = (body: string) => /^\{"success":(true|false)/.test(body)

/** A call through whatever stands at the address; a body is sent whole, as pictures are. */
export function askThrough(publicUrl: string, path: string, body?: Buffer): Promise<Answered> {
  const headers = body ? { 'content-type': 'application/json', 'content-length': body.length } : {}
  return new Promise((resolve, reject) => {
    const asking = open(new URL(path, publicUrl), { method: body ? 'POST' : 'GET', headers })
    asking.on('response', async (answer) => {
      const { statusCode: status = 0 } = answer
      const validTo = (answer.socket as Partial<TLSSocket>).getPeerCertificate?.().valid_to
      const location = status >= 300 && status < 400 ? answer.headers.location : undefined
      const answerText = await text(answer).catch(() => '')
      resolve({ status, location, validTo, isMarket: isEnvelope(answerText) })
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer in 20 s')))
    asking.on('error', reject).end(body)
  })
}

/** The status by which a WebSocket is answered; 101 opens it. */
export function upgradeThrough(publicUrl: string): Promise<number> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    origin: new URL(publicUrl).origin,
  }
  return new Promise((resolve) => {
    const asking = open(new URL('/socket.io/?EIO=4&transport=websocket', publicUrl), { headers })
    asking.on('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy()
      resolve(statusCode)
    })
    asking.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve(0)).end()
  })
}
