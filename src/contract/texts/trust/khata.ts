import { dayOf, inRupees, inRupeesShort } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Credit = { limit: number; open: number; total: number }
type Of = { seller: string }

const cannot = {
  noted: 'This entry is noted already.',
  received: 'This cheque is received already.',
  deposited: 'This cheque is deposited already.',
  cleared: 'This sum has arrived, so it stays.',
  bounced: 'This cheque has bounced, so it stays so.',
  withdrawn: 'This entry was taken back already.',
}

/** Accounts of sellers and buyers: what is open, since when, and what the law says. */
export const khata = sentences('khata', {
  termsSaved: 'The terms of this account are saved',
  creditLimit: 'A credit limit is an amount in rupees, with at most two decimals',
  creditDays: ({ limit }: { limit: number }) => `Credit days are a whole number from 0 to ${limit}`,
  creditDaysWhole: 'Credit days are a whole number',
  fee: 'A recovery fee is a percentage from 0 to 100',
  agreedFuture: 'The day of an agreement cannot lie in the future',
  amount: 'Please enter an amount above ₹0, with at most two decimals',
  chequeNumber: 'A cheque number has 6 digits',
  dayFuture: 'This day cannot lie in the future',
  openingNoted: 'What was open before is noted for this buyer already. Take it back to note another sum.',
  noted: 'The entry is saved, and the buyer sees it',
  notedCash: ({ rupees }: { rupees: number }) =>
    `The entry is saved, and the buyer sees it. Nobody may receive ${inRupeesShort(rupees)} or more in cash from one person in a day: please take such sums through a bank.`,
  state: 'The entry is updated',
  cannot: ({ state }: { state: keyof typeof cannot }) => cannot[state],
  onlyCheques: 'Only a cheque is deposited, cleared or bounced.',
  numberTwice: ({ number }: { number: string }) => `${number} is noted for this buyer already.`,
  tooMany: ({ limit }: { limit: number }) => `An account can have at most ${limit} entries of your own.`,
  disputed: 'The supplier is told what you say against it',
  undisputed: 'Your objection is taken back',
  reminded: ({ buyer }: { buyer: string }) => `${buyer} is reminded`,
  remindedToday: ({ buyer }: { buyer: string }) =>
    `You have reminded ${buyer} today already. You can do so once a day.`,
  nothingOpen: ({ buyer }: { buyer: string }) => `${buyer} has nothing to pay, so there is no reminder.`,
  aboveLimit: ({ seller, limit, open, total }: Credit & Of) =>
    `${seller} gives you credit up to ${inRupees(limit)}. ${inRupees(open)} is open and this order is ${inRupees(total)}. Please pay what is open first, or ask the supplier.`,
  aboveLimitOfBuyer: ({ limit, open, total }: Credit) =>
    `Your credit limit for this buyer is ${inRupees(limit)}. ${inRupees(open)} is open and this order is ${inRupees(total)}. Raise the limit in the khata, or wait for the payment.`,
  rate: 'A bank rate is a percentage above 0, at most 50, with at most two decimals',
  rateSaved: 'The bank rate is saved',
  rateDeleted: 'The bank rate is deleted',
  lastRate: 'The last bank rate stays: interest is counted from it.',
  rateFuture: ({ day }: { day: string }) => `A day of a look-up cannot lie in the future: ${dayOf(day)}`,
})
