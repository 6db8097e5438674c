import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { pushKeyOf } from '#server/senders/push-crypto.ts'
import type { Check, Subject } from './check.ts'

const patience = 5_000

/** An incomplete configuration is a finding of the environment, and leaves nothing to try. */
const untried = ({ written }: Subject, variable: string) => (written[variable] ? 'not tried' : 'not set')

/** Nothing is sent: a provider that answers at all is well, because any request that counts would cost money. */
const providerCheck = (name: string, variable: string, urlIn: (env: Env) => string | undefined): Check => ({
  name,
  async find(subject) {
    const url = urlIn(subject.env)
    if (!url) return untried(subject, variable)
    try {
      await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patience) })
      return []
    } catch (error) {
      return [
        `The provider of ${variable} does not answer (${reasonOf(error)}): check the address and the way out of this machine.`,
      ]
    }
  },
})

export const smsCheck = providerCheck('sms', 'SMS_URL', ({ sms }) => sms?.url)

const mailCheck: Check = {
  name: 'mail',
  async find(subject) {
    const { mail } = subject.env
    if (!mail) return untried(subject, 'MAIL_URL')
    const { host, port } = mail.server
    const socket = connect({ host, port })
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(patience) })
      return []
    } catch (error) {
      return [
        `The mail server of MAIL_URL cannot be reached (${reasonOf(error)}): check its name and port, and the way out of this machine.`,
      ]
    } finally {
      socket.destroy()
    }
  },
}

/** The services of browsers are reached only with a subscription. */
export const pushCheck: Check = {
  name: 'push',
  async find({ env: { push, databaseUrl, dataDir } }) {
    if (push.key) return []
    if (databaseUrl) return 'not set'
    const file = join(dataDir, 'push.key')
    if (!existsSync(file)) return 'not there yet'
    try {
      pushKeyOf((await readFile(file, 'utf8')).trim())
      return []
    } catch {
      return [`${file} holds no private key that can be read: remove it, and browsers subscribe again.`]
    }
  },
}

/** What stands outside and is called over the network. */
export const providerChecks: readonly Check[] = [
  smsCheck,
  providerCheck('whatsapp', 'WHATSAPP_URL', ({ whatsapp }) => whatsapp?.url),
  mailCheck,
  pushCheck,
  providerCheck('irp', 'IRP_URL', ({ irp }) => irp?.url),
  providerCheck(
    'gst directory',
    'GST_DIRECTORY_URL',
    ({ gstDirectory }) => gstDirectory && new URL(gstDirectory.url.replace('{gstin}', '')).origin,
  ),
  providerCheck('traces', 'OTEL_EXPORTER_OTLP_ENDPOINT', ({ traces }) => traces?.url),
]
