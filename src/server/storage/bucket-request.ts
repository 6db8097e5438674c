import { Agent, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps, Agent as TlsAgent } from 'node:https'
import type { limits } from '#server/limits.ts'
import type { Bucket } from './bucket.ts'
import { type BucketCall, signCall } from './bucket-signature.ts'

export type BucketTimes = Readonly<Record<keyof typeof limits.bucket, number>>

/** Sends one signed call and answers as soon as the headers are there; a store that is silent for too long is an error. */
export type SendCall = (call: BucketCall, isAgain: boolean) => Promise<IncomingMessage>

export function bucketRequests(bucket: Bucket, { lines, silentMs }: BucketTimes): SendCall {
  const isTls = bucket.origin.protocol === 'https:'
  const send = isTls ? overHttps : overHttp
  const agent = new (isTls ? TlsAgent : Agent)({ keepAlive: true, maxSockets: lines })
  const { hostname, port } = bucket.origin
  return (call, isAgain) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { path, headers } = signCall(bucket, call)
      const request = send({
        // The second try opens a connection of its own: the kept ones may all be dead.
        agent: isAgain ? false : agent,
        // Without the brackets around an IPv6 address.
        host: hostname.replace(/^\[|\]$/g, ''),
        port,
        method: call.method,
        path,
        headers: { ...headers, 'content-length': call.body?.length ?? 0 },
        timeout: silentMs,
      })
      const giveUp = () => request.destroy(new Error(`The store was silent for ${silentMs} ms.`))
      // The timeout of the request starts with its connection, and it may wait for one.
      const waiting = setTimeout(giveUp, silentMs)
      for (const event of ['socket', 'close'] as const) request.once(event, () => clearTimeout(waiting))
      request.once('response', resolve).on('error', reject).on('timeout', giveUp).end(call.body)
    })
}
