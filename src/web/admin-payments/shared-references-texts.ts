import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the desk's list of references that stand on more than one order. */
export const sharedReferencesTexts = {
  title: 'Same references',
  lead: 'References of payments that stand on more than one order. One transfer may pay two orders, so this decides nothing; between strangers it is worth a look.',
  list: 'References',
  nothingYet: 'No reference stands on two orders.',
  orders: (count: number) => plural(count, { one: '1 order', other: `${grouped(count)} orders` }),
  buyers: (count: number) => plural(count, { one: '1 buyer', other: `${grouped(count)} buyers` }),
  sellers: (count: number) => plural(count, { one: '1 seller', other: `${grouped(count)} sellers` }),
  seenAt: (moment: string) => `Last noted ${moment}`,
  payments: (reference: string) => `Payments with ${reference}`,
  order: (orderId: string) => `Order ${orderId}`,
  paidOn: (day: string) => `paid on ${day}`,
  to: 'to',
  latest: (count: number) => `Only the latest ${grouped(count)} are shown.`,
} as const
