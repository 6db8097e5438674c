import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the desk's list of news that did not get out. */
export const faultsTexts = {
  title: 'Undelivered',
  lead: 'News that could not be handed over by push, mail, SMS or WhatsApp after all tries. It still stands in the notifications of its reader.',
  list: 'Undelivered news',
  nothingYet: 'Everything was handed over.',
  channels: { push: 'Push', mail: 'Mail', sms: 'SMS', whatsapp: 'WhatsApp' },
  tries: (count: number) => plural(count, { one: '1 try', other: `${grouped(count)} tries` }),
  order: (orderId: string) => `Order ${orderId}`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: ${name}`,
  unreachable: 'Cannot be reached this way any more',
  error: 'It could not be sent again. Check your connection and try again.',
} as const
