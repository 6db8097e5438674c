import { plural } from '#contract/texts/english.ts'
import { grouped } from '#web/ui/formats/rupees.ts'

/** The words of an order's road, and of what comes next on it. */
export const roadTexts = {
  billed: 'Billed',
  paid: 'Paid',
  draft: 'Draft, IRN pending',
  open: (amount: string) => `${amount} open`,
  toGiveBack: (amount: string) => `${amount} to give back`,
  parts: (done: number, all: number) => `${grouped(done)} of ${grouped(all)}`,
  next: 'Next',
} as const

/** What a buyer waits for or does. */
export const buyerStepTexts = {
  confirm: 'The supplier confirms the order.',
  confirmUntil: (moment: string) =>
    `The supplier confirms the order until ${moment}. Otherwise it is cancelled automatically, and nothing is to be paid.`,
  pay: (amount: string) => `${amount} is open.`,
  payNow: (amount: string) => `Pay ${amount}`,
  asked: (amount: string) => `The supplier asks for ${amount} more, because a price was too low.`,
  askedNow: 'See the prices',
  check: 'The supplier checks your payment.',
  send: 'The supplier sends the goods.',
  receive: 'Goods are on their way. Tell us what you received.',
  receiveAll: 'The goods are delivered. Tell us what you received.',
  receiveNow: 'Confirm receipt',
  deliver: 'The goods are on their way.',
  review: 'The goods are delivered. Tell other buyers how they are.',
  reviewNow: 'Write a review',
  refund: (amount: string) => `The supplier pays ${amount} back to you.`,
  refunding: (amount: string) => `The supplier says to have paid ${amount} back to you.`,
  refundingNow: 'Check the refund',
  credit: (number: string) => `The supplier cancels ${number}, or takes it back by a credit note.`,
  done: 'Nothing is left to do.',
  isYours: 'You are the supplier of this order.',
  openConsole: 'Open in Seller Console',
} as const

/** Parts of the page that are folded to a line. */
export const foldTexts = {
  items: (count: number, total: string) =>
    `${plural(count, { one: '1 product', other: `${count} products` })} · ${total}`,
  addresses: 'Ship to and bill to',
  noBill: 'No invoice',
  noBillYet: 'No invoice yet',
  paid: (amount: string) => `${amount} paid`,
  nothingToPay: 'Nothing to pay',
  delivered: (day: string) => `Delivered on ${day}`,
  nothingSent: 'Nothing was sent',
  nothingSentYet: 'Nothing has left yet',
  noProblem: 'None',
  closedProblems: (count: number) => `${count} closed`,
  reviewed: 'Thank you',
  notReviewed: 'Not written yet',
} as const
