import { createECDH } from 'node:crypto'
import { z } from 'zod'

/** Those of the browsers. A subscription names an address that the server calls, so no other host may be in it. */
const known = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
]
const families = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

const isKey = (text: string) => {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(text, 'base64url'))
    return /^[\w-]{43}$/.test(text)
  } catch {
    return false
  }
}

/** The environment variables of web push. */
export const pushVariables = {
  PUSH_KEY: z.string().refine(isKey, 'must be 32 bytes in base64url, a private key of P-256').optional(),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    ),
}

export type PushSettings = Readonly<{
  /** undefined: the one in the data folder of an embedded database. */
  key: string | undefined
  /** Hosts, with their ports, beside those of the usual browsers. */
  services: readonly string[]
}>

export const pushSettingsOf = (env: z.output<z.ZodObject<typeof pushVariables>>): PushSettings => ({
  key: env.PUSH_KEY,
  services: env.PUSH_SERVICES,
})

/** Whether an address belongs to a push service. Without TLS only one on this machine that the operator names. */
export function isPushService(address: string, services: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, hostname, username } = new URL(address)
  if (username !== '') return false
  if (services.includes(host)) return protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(hostname)
  return protocol === 'https:' && (known.includes(host) || families.some((family) => host.endsWith(family)))
}
