import { limits } from '#server/limits.ts'
import type { CodeMessage, Sms } from './sms.ts'
import type { SmsSettings } from './sms-settings.ts'

/** Sends through a provider with a JSON API over HTTPS. Transient failures are tried once more. */
export function smsProvider(settings: SmsSettings, timeout: number = limits.smsAnswerMs): Sms {
  const post = async (message: CodeMessage) => {
    const answer = await fetch(settings.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [settings.keyHeader]: settings.key },
      body: JSON.stringify(fill(settings.body, valuesOf(settings, message))),
      // The key must not follow a redirect to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    await answer.body?.cancel()
    return answer.status
  }
  return {
    isReal: true,
    async send(message) {
      const first = await post(message).catch(() => undefined)
      const status = isPassing(first) ? await post(message).catch(nameOnly) : first
      if (typeof status !== 'number' || status >= 300) throw new Error(`The SMS provider answered ${status}`)
    },
  }
}

/** No answer, too many requests, or a server error of the provider. */
const isPassing = (status: number | undefined) => status === undefined || status === 429 || status >= 500

/** An error may quote the message that it carried. */
const nameOnly = (error: unknown) => `with nothing (${error instanceof Error ? error.name : 'unknown'})`

const valuesOf = ({ sender, templateId, text }: SmsSettings, { phone_number, code }: CodeMessage) => ({
  phone: phone_number,
  code,
  sender,
  template_id: templateId,
  text: text.replaceAll('{code}', code),
})

/** Fills values into every text of a JSON value. */
export function fill(json: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof json === 'string') return json.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
  if (Array.isArray(json)) return json.map((item) => fill(item, values))
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, fill(value, values)]))
}
