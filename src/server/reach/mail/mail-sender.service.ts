import type { Sender } from '#server/outbox/sender.ts'
import type { Mailer } from '#server/senders/mailer.ts'
import { writeMail } from './write-mail.rules.ts'

/** News by mail. */
export const mailSender = (mailer: Mailer, site: string): Sender => ({
  isReal: mailer.isReal,
  send: (row) => mailer.post(writeMail(row, site)),
  close: () => mailer.close(),
})
