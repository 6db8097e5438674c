import { dayInIndia } from '#contract/documents/document-number.ts'
import { caseLaw } from './case-law.ts'

/** About goods of an order, by line; about an order as a whole; about what nobody has ordered. */
const goodsKinds = ['damaged', 'short', 'wrong', 'unwanted'] as const
const orderKinds = [...goodsKinds, 'late', 'refund', 'payment'] as const
export const reportKinds = ['listing', 'supplier', 'person', 'content', 'privacy'] as const
export const caseKinds = [...orderKinds, ...reportKinds] as const
export type CaseKind = (typeof caseKinds)[number]

export const caseWishes = ['credit', 'replacement', 'refund', 'answer'] as const
export type CaseWish = (typeof caseWishes)[number]

const has = (kinds: readonly CaseKind[], kind: CaseKind) => kinds.includes(kind)
export const isAboutGoods = (kind: CaseKind) => has(goodsKinds, kind)
export const isAboutOrder = (kind: CaseKind) => has(orderKinds, kind)

/** What may be wished for. Nobody wants goods again that they give back. */
export const wishesOf = (kind: CaseKind): readonly CaseWish[] => {
  if (kind === 'unwanted') return ['refund', 'credit']
  if (isAboutGoods(kind)) return ['credit', 'replacement', 'refund']
  return kind === 'refund' ? ['refund'] : ['answer']
}

/** What may come of goods, what was wished for first. */
export const outcomesOfGoods = ({ kind, wish }: { readonly kind: CaseKind; readonly wish: CaseWish }) => {
  const all =
    kind === 'unwanted' ? (['credit', 'refund'] as const) : (['credit', 'refund', 'replacement'] as const)
  return [...all.filter((each) => each === wish), ...all.filter((each) => each !== wish), 'none' as const]
}

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000
const indianOffset = 330 * 60_000

/** A day in India, so many days later. */
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The last moment of the day in India that is so many days later. */
export const endOfDayAfter = (now: Date, days: number) =>
  new Date(Date.parse(daysAfter(dayInIndia(now), days + 1)) - indianOffset - 1)

/** The same time of the day in another month; of a month that is too short, its last day. */
export function monthsAfter(now: Date, months: number): Date {
  const local = new Date(now.getTime() + indianOffset)
  const later = new Date(local)
  later.setUTCMonth(local.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(local.getUTCDate(), lastDay))
  return new Date(later.getTime() - indianOffset)
}

/** Until when somebody answers for it, and until when it is settled. */
export function clocksOf(kind: CaseKind, now: Date) {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const isContent = kind === 'content' || kind === 'listing'
  const acknowledgeBy = later((isContent ? caseLaw.contentHours : caseLaw.acknowledgeHours) * hourMs)
  const answerBy = isAboutOrder(kind) ? endOfDayAfter(now, caseLaw.answerDays) : null
  if (isContent) return { acknowledgeBy, answerBy, closeBy: later(caseLaw.contentDays * dayMs) }
  if (kind === 'privacy') return { acknowledgeBy, answerBy, closeBy: later(caseLaw.privacyDays * dayMs) }
  return { acknowledgeBy, answerBy, closeBy: monthsAfter(now, caseLaw.redressMonths) }
}

/** The last day in India on which goods that came on a day may be reported, or sent back. */
export const reportUntil = (kind: CaseKind, deliveredOn: string) =>
  daysAfter(deliveredOn, kind === 'unwanted' ? caseLaw.returnDays : caseLaw.reportDays)

/** In paise: what goods come to, what the policy keeps of it, and what is left. */
export function moneyOf(kind: CaseKind, value: number) {
  if (kind !== 'unwanted') return { value, restocking: 0, collection: 0, back: value }
  const restocking = Math.round((value * caseLaw.restockingBp) / 10_000)
  const collection = caseLaw.collectionPaise
  return { value, restocking, collection, back: Math.max(0, value - restocking - collection) }
}

/** Powders are never taken back, because nobody could be sure that they are pure. */
export const isPowder = (name: string) => /\b(powder|powders|powdered|churna|atta|maida|besan)\b/i.test(name)
