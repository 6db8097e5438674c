import { type DevOutbox, devMailer, devPhone } from '#server/dev-outbox/dev-outbox.service.ts'
import type { Env } from '#server/env.ts'
import type { Senders } from '#server/outbox/sender.ts'
import { smtpMailer } from '#server/senders/mailer.ts'
import { openPushKey } from '#server/senders/push-key.ts'
import { isPushService } from '#server/senders/push-settings.ts'
import type { PhoneSettings } from '#server/senders/template-settings.ts'
import type { Services } from '#server/services.ts'
import { mailSender } from './mail/mail-sender.service.ts'
import { phoneSender } from './phone/phone-sender.service.ts'
import { pushSender } from './push/push-sender.service.ts'

type Opening = Pick<
  Env,
  'mail' | 'push' | 'smsNews' | 'whatsapp' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'host' | 'port'
>
type Reach = Pick<Services, 'senders' | 'mailer' | 'browsers'>

/**
 * What the environment sets up; the embedded database sends pushes without any provider. Where the market is developed,
 * what is not set up is shown in the outbox of the machine.
 */
export async function openSenders(env: Opening, shown?: DevOutbox): Promise<Reach> {
  const site = env.publicUrl ?? `http://${env.host}:${env.port}`
  const { services } = env.push
  const key = await openPushKey(env)
  const mailer = env.mail ? smtpMailer(env.mail) : shown && devMailer(shown)
  return {
    mailer,
    browsers: key && {
      publicKey: key.publicKey,
      knows: (endpoint) => isPushService(endpoint, services),
    },
    senders: {
      ...(key ? { push: pushSender({ key, subject: subjectOf(site), services }) } : {}),
      ...(mailer ? { mail: mailSender(mailer, site) } : {}),
      ...phonesOf(env, site, shown),
    },
  }
}

function phonesOf({ smsNews, whatsapp }: Opening, site: string, shown: DevOutbox | undefined): Senders {
  const open = (channel: 'sms' | 'whatsapp', settings: PhoneSettings | undefined) => {
    const sender = settings ? phoneSender(settings, site) : shown && devPhone(shown, channel, site)
    return sender ? { [channel]: sender } : {}
  }
  return { ...open('sms', smsNews), ...open('whatsapp', whatsapp) }
}

/** Whom push services may ask (RFC 8292): an address of the web over TLS, or of mail. */
const subjectOf = (site: string) =>
  site.startsWith('https:') ? site : `mailto:operator@${new URL(site).hostname}`
