import { fill } from '#server/sms/sms-provider.ts'
import { SendFailure } from './send-failure.ts'
import type { PhoneSettings } from './template-settings.ts'

const answerMs = 10_000
const names = { sms: 'SMS', whatsapp: 'WhatsApp' } as const

/** Hands one message to a provider with a JSON API over HTTPS. Throws a `SendFailure`. */
export async function postMessage(settings: PhoneSettings, values: Readonly<Record<string, string>>) {
  const { channel, url, key, keyHeader, body } = settings
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [keyHeader]: key },
    body: JSON.stringify(fill(body, values)),
    // The key must not follow a redirect to another address.
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  }).catch((error: Error) => {
    throw new SendFailure(`The ${names[channel]} provider answered with nothing (${error.name})`)
  })
  await answer.body?.cancel()
  if (answer.ok) return
  const retryAfter = Number(answer.headers.get('retry-after')) || 0
  const isFinal = answer.status < 500 && answer.status !== 429 && answer.status !== 401
  throw new SendFailure(`The ${names[channel]} provider answered ${answer.status}`, { isFinal, retryAfter })
}
