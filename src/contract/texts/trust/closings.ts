import { inRupees, plural, withCommas } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Count = { readonly count: number }
const counted = (count: number, one: string, other: string) =>
  plural(count, { one: `${one}`, other: `${withCommas(count)} ${other}` })

/** What keeps an account from being closed, and what is said of it afterwards. */
export const closings = sentences('closings', {
  closed: ({ until }: { until: string }) =>
    `Your account is closed. Until ${until} you can bring it back by logging in; then we erase it.`,
  demo: 'An account of the demo cannot be closed.',
  notYet: 'Your account cannot be closed yet: something is still open.',
  closedByOwner: 'This account was closed by its owner, who alone can bring it back.',
  bought: ({ count }: Count) =>
    `${counted(count, 'An order', 'orders')} of yours ${plural(count, { one: 'is', other: 'are' })} not finished. Wait for the goods, or cancel.`,
  sold: ({ count }: Count) =>
    `Buyers wait for ${counted(count, 'an order', 'orders')} from your shop. Deliver or cancel first.`,
  claimed: ({ count }: Count) =>
    `${counted(count, 'A payment waits', 'payments wait')} for a confirmation. Confirm or reject, or ask the other side to.`,
  owed: ({ rupees }: { rupees: number }) => `${inRupees(rupees)} on credit is still to be paid.`,
  refunds: ({ count, rupees }: Count & { rupees: number }) =>
    `${inRupees(rupees)} ${plural(count, { one: 'is to be given back for an order', other: `are to be given back for ${withCommas(count)} orders` })}.`,
  cases: ({ count }: Count) =>
    `${counted(count, 'A problem is', 'problems are')} not closed yet. Wait for the end, or take back what you reported.`,
  plan: 'You asked for the Pro Plan. Wait for the decision, or ask us to decline it.',
  lastOwner: 'You are the only owner of this market. Make somebody else an owner first.',
})
