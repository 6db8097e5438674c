import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { aGate } from './gate.ts'

export type ReceivedMail = {
  readonly to: string
  /** As it came over the line, headers first. */
  readonly source: string
  readonly isSecure: boolean
  readonly at: number
}

type Refusal = { readonly responseCode: number; readonly about: 'recipient' | 'data' }
type Options = {
  readonly tls?: { readonly key: string; readonly cert: string }
  readonly account?: { readonly user: string; readonly pass: string }
  /** How long it thinks about each mail. */
  readonly thinkMs?: number
  readonly port?: number
}

const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })

/** A local mail server that speaks SMTP, and keeps what it accepts. */
export async function smtpStandIn({ tls, account, thinkMs = 0, port = 0 }: Options = {}) {
  const received: ReceivedMail[] = []
  /** What it says to the next mails instead of accepting them. */
  const refusals: Refusal[] = []
  const gate = aGate()
  const server = new SMTPServer({
    ...(tls ?? { disabledCommands: ['STARTTLS'] }),
    authOptional: account === undefined,
    allowInsecureAuth: tls === undefined,
    logger: false,
    // A pool keeps its connections open.
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) =>
      username === account?.user && password === account?.pass
        ? callback(null, { user: username })
        : callback(refuse(535)),
    onRcptTo: (_address, _session, callback) => {
      void gate.pass().then(() => {
        const isNext = refusals[0]?.about === 'recipient'
        callback(isNext ? refuse(refusals.shift()?.responseCode ?? 550) : null)
      })
    },
    onData: (stream, { envelope, secure }, callback) =>
      void text(stream).then(async (source) => {
        await wait(thinkMs)
        const refusal = refusals.shift()
        if (refusal) return callback(refuse(refusal.responseCode))
        const [first] = envelope.rcptTo
        received.push({ to: first?.address ?? '', source, isSecure: secure, at: Date.now() })
        callback(null)
        // Whoever was killed in the middle of a mail has sent nothing.
      }, callback),
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', () => listening()))
  const { port: bound } = server.server.address() as AddressInfo
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    refusals,
    gate,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
export type SmtpStandIn = Awaited<ReturnType<typeof smtpStandIn>>

/** One header of a mail, unfolded. */
export const headerOf = ({ source }: Pick<ReceivedMail, 'source'>, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(
    source.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '',
  )?.[1]
