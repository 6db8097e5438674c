import { z } from 'zod'
import { StartupError } from '#server/startup-error.ts'

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

/** Codes must not travel unencrypted; on this machine, where a test server listens, they do not travel. */
export const isSafe = (text: string) => {
  const url = new URL(text)
  return url.protocol === 'https:' || isLoopback(url)
}

const jsonObject = z.record(z.string(), z.json())

const body = z.string().transform((text, context) => {
  const read = jsonObject.safeParse(parsed(text))
  if (read.success && text.includes('{phone}') && /\{(code|text)\}/.test(text)) return read.data
  context.issues.push({
    code: 'custom',
    message: 'must be a JSON object that holds {phone} and {text} or {code}',
    input: text,
  })
  return z.NEVER
})

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return
  }
}

const headerName = /^[\w-]+$/

/** The environment variables of an SMS provider. */
export const smsVariables = {
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
    .refine(isSafe, 'must be an https address')
    .optional(),
  SMS_KEY: z.string().optional(),
  SMS_KEY_HEADER: z.string().regex(headerName, 'must be the name of a header').default('Authorization'),
  SMS_SENDER: z.string().optional(),
  SMS_TEMPLATE_ID: z.string().optional(),
  SMS_TEXT: z
    .string()
    .includes('{code}', 'must hold {code}')
    .default('{code} is your Vanij code, good for 10 minutes. Do not share it with anyone.'),
  SMS_BODY: body.prefault(
    '{"to":"{phone}","sender":"{sender}","template_id":"{template_id}","message":"{text}"}',
  ),
}

const variables = z.object(smsVariables)
type Variables = z.output<typeof variables>

/** How to call a provider. Sender and template are registered with India's telecom operators (DLT). */
export type SmsSettings = Readonly<{
  url: string
  key: string
  keyHeader: string
  sender: string
  templateId: string
  text: string
  body: Variables['SMS_BODY']
}>

/** undefined if no provider is configured; an incomplete configuration stops the start. */
export function smsSettingsOf(env: Variables): SmsSettings | undefined {
  if (!env.SMS_URL) return
  const needed = (name: 'SMS_KEY' | 'SMS_SENDER' | 'SMS_TEMPLATE_ID') => {
    const value = env[name]
    if (value === undefined) throw new StartupError(`${name} is needed with SMS_URL.`)
    return value
  }
  return {
    url: env.SMS_URL,
    key: needed('SMS_KEY'),
    keyHeader: env.SMS_KEY_HEADER,
    sender: needed('SMS_SENDER'),
    templateId: needed('SMS_TEMPLATE_ID'),
    text: env.SMS_TEXT,
    body: env.SMS_BODY,
  }
}
