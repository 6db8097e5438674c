import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { http } from '#contract/texts/http.ts'
import { unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { storeCalls } from '#server/signals/signals.ts'
import type { Bucket } from './bucket.ts'
import { type BucketTimes, bucketRequests, type SendCall } from './bucket-request.ts'
import type { BucketCall } from './bucket-signature.ts'

type BucketAnswer = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly content: Buffer
}

export type BucketClient = {
  /** The whole answer, or that nothing is there (404). Any other refusal is a fault of ours or of the key. */
  call(call: BucketCall): Promise<BucketAnswer>
  /** The answer as a stream; undefined when nothing is there. */
  stream(call: BucketCall): Promise<IncomingMessage | undefined>
}

type Read<T> = (answer: IncomingMessage) => Promise<T>

async function attempt<T>(send: SendCall, call: BucketCall, read: Read<T>, isAgain: boolean) {
  const answer = await send(call, isAgain)
  const status = answer.statusCode ?? 0
  if (status < 500 && status !== 429) return read(answer)
  answer.resume()
  throw new Error(`The store answered ${status}.`)
}

/** Tries a call twice, which changes nothing in a store; then the caller hears that files cannot be reached. */
async function ask<T>(send: SendCall, call: BucketCall, read: Read<T>): Promise<T> {
  try {
    return await storeCalls.run({ method: call.method }, () =>
      attempt(send, call, read, false).catch(() => attempt(send, call, read, true)),
    )
  } catch (cause) {
    throw Object.assign(unavailable(http.filesUnreachable), { cause })
  }
}

const readWhole = async (answer: IncomingMessage): Promise<BucketAnswer> => ({
  status: answer.statusCode ?? 0,
  headers: answer.headers,
  content: await buffer(answer),
})

export function bucketClient(bucket: Bucket, times: BucketTimes = limits.bucket): BucketClient {
  const send = bucketRequests(bucket, times)
  return {
    async call(call) {
      const answer = await ask(send, call, readWhole)
      if (answer.status < 300 || answer.status === 404) return answer
      const code = /<Code>(\w+)<\/Code>/.exec(answer.content.toString())?.[1] ?? 'without a reason'
      throw new Error(`The store answered ${answer.status} to ${call.method}: ${code}`)
    },
    async stream(call) {
      const answer = await ask(send, call, async (message) => message)
      if (answer.statusCode === 200) {
        // Its reader may pause for longer than a store may be silent.
        answer.socket.setTimeout(times.readerMs)
        return answer
      }
      answer.resume()
      if (answer.statusCode === 404) return undefined
      throw new Error(`The store answered ${answer.statusCode} to ${call.method}.`)
    },
  }
}
