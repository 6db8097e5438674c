import { grouped, type Total, totalOf } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** Every word of the verification of products. */
export const adminProductsTexts = {
  title: 'Products',
  lead: 'The longest waiting first. A product is on the market while it waits, ranked lower.',
  statuses: { pending: 'Waiting', verified: 'Verified', rejected: 'Rejected', top: 'Top products' },
  find: 'Find by product or company',
  list: 'Products',
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all on this page',
  chosen: (count: number) => `${count} selected`,
  verifyChosen: (count: number) => `Verify ${count} ${plural(count, { one: 'product', other: 'products' })}`,
  verifyAll: (count: string) => `Verify all ${count} that match`,
  verifyTitle: (list: Total) =>
    `Verify ${totalOf(list)} ${plural(list.total, { one: 'product', other: 'products' })}?`,
  verifyChosenText:
    'They get the badge at once, and their sellers are told. One by one they can be sent back to waiting.',
  verifyAllText: (q: string) =>
    `${q ? `All waiting products that match “${q}”` : 'All waiting products'}, the longest waiting first, also those that you have not opened. What its seller changes from now on waits. They get the badge at once, and their sellers are told.`,
  verifying: 'Verifying…',
  progress: (done: string, total: string) => `${done} of ${total}`,
  stop: 'Stop here',
  verified: (count: number, changed: number) =>
    `${grouped(count)} ${plural(count, { one: 'product is', other: 'products are' })} verified.${changed > 0 ? ` ${changed} changed meanwhile and still ${plural(changed, { one: 'waits', other: 'wait' })}.` : ''}`,
  verify: 'Verify',
  unverify: 'Back to waiting',
  reject: 'Reject',
  feature: 'Top product',
  unfeature: 'Remove from top products',
  of: (verb: string, name: string) => `${verb}: ${name}`,
  rejectTitle: 'Reject this product',
  rejectText: 'It is taken off the market. The seller sees the reason and can correct the product.',
  quick: [
    'The photo does not show this product.',
    'The category is not right.',
    'The price is not for one unit.',
    'The name is not clear.',
    'This product may not be sold here.',
  ],
  featureTitle: 'Make it a top product',
  featureText: 'Top products are shown first and on the front page.',
  until: 'Until',
  untilHint: 'The last day, in India. Leave it empty for no end.',
  topUntil: (day: string) => `Top until ${day}`,
  top: 'Top product',
  rejectedFor: (reason: string) => `Rejected: ${reason}`,
  live: 'Live',
} as const
