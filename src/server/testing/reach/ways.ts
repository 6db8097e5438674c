import { randomBytes } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import { parseEnv } from '#server/env.ts'
import { mailSender } from '#server/reach/mail/mail-sender.service.ts'
import { openSenders } from '#server/reach/open-senders.service.ts'
import { smtpMailer } from '#server/senders/mailer.ts'
import { newPushKey } from '#server/senders/push-crypto.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

const site = 'http://vanij.test'

/** A mail server of the environment, as operators name it. */
export function mailerTo(url: string, tls?: { readonly ca: string }) {
  const { mail } = parseEnv({ MAIL_URL: url, MAIL_FROM: 'Vanij <news@vanij.test>', PUBLIC_URL: site })
  if (!mail) throw new Error('no mail server')
  return smtpMailer(mail, tls)
}

/** The way by mail alone. */
export function mailTo(url: string) {
  const mailer = mailerTo(url)
  return { mailer, senders: { mail: mailSender(mailer, site) } }
}

/** Verifies the address of a profile without a mail. Answers the token of its links. */
export async function verifyAddress({ db }: Pick<TestApp, 'db'>, { user_id }: Someone) {
  const token = randomBytes(32).toString('base64url')
  await db.run(sql`
    insert into mail_addresses (user_id, address, token) select user_id, email, ${token} from users
    where user_id = ${user_id}`)
  return token
}

/** The way by push alone, as the environment opens it. */
export async function pushTo(host: string) {
  const env = parseEnv({ PUSH_KEY: newPushKey(), PUSH_SERVICES: host, PUBLIC_URL: site })
  return openSenders(env)
}
