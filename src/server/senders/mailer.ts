import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'
import type { MailSettings } from './mail-settings.ts'
import { SendFailure } from './send-failure.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The same for each attempt at the same mail, so that who gets it twice may know. */
  readonly id: string
  /** Where one press ends these mails (RFC 8058). */
  readonly unsubscribe?: string
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer }[]
}

/** Hands mails to a server. */
export type Mailer = {
  readonly isReal: boolean
  /** Throws a `SendFailure`. */
  post(mail: Mail): Promise<void>
  close(): void
}

/** More connections at once would look like a flood to many providers. */
const connections = { pool: true, maxConnections: 4, maxRequeues: 0 } as const
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/** `tls` names further authorities, for a server with a certificate of its own. */
export function smtpMailer({ server, from }: MailSettings, tls?: { readonly ca: string }): Mailer {
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  const transport: Transporter = createTransport({
    ...connections,
    ...times,
    ...closed,
    ...server,
    ...(tls ? { tls } : {}),
  })
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? server.host
  return {
    isReal: true,
    async post(mail) {
      try {
        await transport.sendMail({ from, ...fieldsOf(mail, host) })
      } catch (error) {
        throw failureOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

const fieldsOf = ({ id, unsubscribe, attachments, ...mail }: Mail, host: string): SendMailOptions => ({
  ...mail,
  ...(attachments ? { attachments: [...attachments] } : {}),
  messageId: `<${id}@${host}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe
      ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  },
})

type SmtpError = { readonly code?: string; readonly responseCode?: number; readonly command?: string }

/**
 * What a server refuses for good is 5xx: about the recipient, the mailbox does not exist; about the sender or the
 * password, an operator can mend it, so it is tried again.
 */
function failureOf({ code = 'unknown', responseCode, command }: SmtpError) {
  const text = `The mail server answered ${responseCode ?? `with nothing (${code})`}`
  if (responseCode === undefined || responseCode < 500) return new SendFailure(text)
  if (command === 'RCPT TO') return new SendFailure(text, { ends: 'mailbox' })
  return new SendFailure(text, { isFinal: command === 'DATA' })
}
