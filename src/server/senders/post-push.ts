import { encryptPush, type PushKey, type PushKeys, vapidHeader } from './push-crypto.ts'
import { SendFailure } from './send-failure.ts'

const ttlSeconds = 24 * 60 * 60
const answerMs = 10_000

export type Push = {
  readonly endpoint: string
  readonly keys: PushKeys
  readonly text: Buffer
  readonly urgency: 'high' | 'normal'
  /** A push service replaces what it has not delivered of the same topic. */
  readonly topic: string
}

type From = { readonly key: PushKey; readonly subject: string }

/** Hands one push to the service of a browser (RFC 8030). Throws a `SendFailure`. */
export async function postPush({ endpoint, keys, text, urgency, topic }: Push, { key, subject }: From) {
  const audience = new URL(endpoint).origin
  const until = Math.floor(Date.now() / 1_000) + 12 * 60 * 60
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(key, { audience, subject, until }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(ttlSeconds),
      urgency,
      topic,
    },
    body: Uint8Array.from(encryptPush(text, keys)),
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: Error) => {
    throw new SendFailure(`The push service answered with nothing (${error.name})`)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw failureOf(answer)
}

/** 404 and 410 say that the browser has left; any other 4xx is answered alike the next time. */
function failureOf({ status, headers }: Response) {
  const text = `The push service answered ${status}`
  if (status === 404 || status === 410) return new SendFailure(text, { ends: 'subscription' })
  const retryAfter = Number(headers.get('retry-after')) || 0
  return new SendFailure(text, { isFinal: status < 500 && status !== 429, retryAfter })
}
