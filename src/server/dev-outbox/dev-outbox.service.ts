import { notificationKind } from '#contract/notification-kind.ts'
import { isService } from '#contract/reach/topics.ts'
import type { Sender } from '#server/outbox/sender.ts'
import type { Mailer } from '#server/senders/mailer.ts'

export type Letter = {
  readonly id: number
  readonly moment: Date
  readonly channel: 'mail' | 'sms' | 'whatsapp'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** What would leave the site, for whoever develops it; nothing of it does. The last of them, while the program runs. */
export type DevOutbox = {
  readonly letters: readonly Letter[]
  add(letter: Omit<Letter, 'id' | 'moment'>): void
  /** A line that would be an SMS. */
  noteSms(line: string): void
}

const kept = 200

export function createDevOutbox(): DevOutbox {
  const letters: Letter[] = []
  let count = 0
  const add: DevOutbox['add'] = (letter) => {
    count += 1
    letters.unshift({ ...letter, id: count, moment: new Date() })
    letters.splice(kept)
  }
  const noteSms = (text: string) => add({ channel: 'sms', to: 'a phone', subject: 'One-time code', text })
  return { letters, add, noteSms }
}

/** In place of a mail server. */
export const devMailer = (outbox: DevOutbox): Mailer => ({
  isReal: false,
  post: async ({ to, subject, text, html }) => outbox.add({ channel: 'mail', to, subject, text, html }),
  close: () => {},
})

/** In place of a provider, as if each kind of service had a template. */
export const devPhone = (outbox: DevOutbox, channel: 'sms' | 'whatsapp', site: string): Sender => ({
  isReal: false,
  kinds: new Set(notificationKind.options.filter(isService)),
  send: async ({ kind, phone_number, message, link }) =>
    outbox.add({
      channel,
      to: `+${phone_number}`,
      subject: kind,
      text: link ? `${message}\n${site}${link}` : message,
    }),
})
