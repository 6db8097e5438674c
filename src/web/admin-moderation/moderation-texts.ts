import type {
  ModerationItem,
  ModerationKind,
  moderationSorts,
  SignalKind,
  SignalOutcome,
} from '#contract/admin/moderation.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

const times = (count: number) => plural(count, { one: 'once', other: `${grouped(count)} times` })

/** Words of the queue for moderators. */
export const moderationTexts = {
  title: 'Moderation',
  lead: 'What people report and what the market has noticed, in one queue. A signal only says what was seen; you decide.',
  list: 'Queue',
  kind: 'Show',
  kinds: {
    all: 'All',
    listings: 'Listings',
    people: 'Suppliers and people',
    reviews: 'Reviews',
    messages: 'Messages',
    pages: 'Pages',
    signals: 'Signals',
    looked: 'Decided signals',
  } satisfies Record<ModerationKind, string>,
  sort: 'Order',
  sorts: { oldest: 'Oldest first', reporters: 'Most reporters first' } satisfies Record<
    (typeof moderationSorts)[number],
    string
  >,
  nothingYet: 'Nothing waits. Reports and new signals appear here.',
  whats: {
    listing: 'Listing',
    person: 'Supplier or person',
    review: 'Review',
    message: 'Message',
    page: 'Page',
    signal: 'Signal',
  } satisfies Record<ModerationItem['what'], string>,
  reviewOf: (product: string) => `Review of ${product}`,
  reporters: (count: number) =>
    plural(count, { one: 'Reported by 1 person', other: `Reported by ${grouped(count)} people` }),
  reports: (count: number) => plural(count, { one: '1 report', other: `${grouped(count)} reports` }),
} as const

/** What was seen, in a sentence. */
export const signalTexts = {
  title: 'Signal',
  names: {
    'same-listing': 'Listed twice',
    'same-picture': 'Same picture',
    'price-jump': 'Price jump',
    'one-device': 'One device',
    'one-gstin': 'One GST number',
    'many-orders': 'Many orders',
  } satisfies Record<SignalKind, string>,
  sameListing: (seller: string, product: string, count: number) =>
    `${seller} lists “${product}” ${times(count)}.`,
  samePicture: (one: string, other: string, count: number) =>
    count === 2
      ? `${one} and ${other} show the same picture.`
      : `${one}, ${other} and ${plural(count - 2, { one: '1 more supplier', other: `${grouped(count - 2)} more suppliers` })} show the same picture.`,
  priceJump: (product: string, was: string, now: string, days: number) =>
    `“${product}” went from ${was} to ${now} ${plural(days, { one: 'within a day', other: `within ${days} days` })}.`,
  oneDevice: (count: number) => `${grouped(count)} accounts have signed in on the same device.`,
  oneGstin: (gstin: string, count: number) => `${grouped(count)} suppliers give the GST number ${gstin}.`,
  manyOrders: (buyer: string, seller: string, count: number, days: number) =>
    `${buyer} has ordered ${times(count)} from ${seller} within ${days} days.`,
  /** What it may mean, and what it may also be. */
  hints: {
    'same-listing':
      'The same goods may stand twice to fill the lists. They may also differ in something that the name does not say.',
    'same-picture':
      'One of them may have copied the listing. Both may also show a picture of their manufacturer.',
    'price-jump':
      'A price may be raised before a discount or be a slip of the pen. Prices of some goods do move.',
    'one-device': 'One person may trade with themselves. A family or a cyber cafe may also share a device.',
    'one-gstin':
      'A suspended supplier may have come back. Partners of one firm may also have an account each.',
    'many-orders': 'Orders may be made to look busy or to be rated. A kirana may also order every day.',
  } satisfies Record<SignalKind, string>,
  foundAt: (moment: string) => `Found on ${moment}`,
  people: 'Whom it is about',
  products: 'Listings',
  buyer: 'Buyer',
  seller: 'Supplier',
  suspended: 'Suspended',
  offMarket: 'Off the market',
  gone: 'Goods that are gone',
  price: (price: string, unit: string) => `${price} a ${oneOf(unit)}`,
  error: 'The signal could not be loaded.',

  decide: 'Decide',
  decideTitle: 'What comes of it',
  keep: 'Not now',
  save: 'Save the decision',
  decideError: 'The decision could not be saved.',
  outcome: 'Outcome',
  outcomes: {
    nothing: 'Looked at, nothing comes of it',
    case: 'Open a problem: another admin decides it',
    unlist: 'Take a listing off the market',
    suspend: 'Suspend an account',
  } satisfies Record<SignalOutcome, string>,
  who: 'Whom',
  which: 'Which listing',
  words: 'Your words',
  wordsHints: {
    nothing: 'For the audit and for whoever looks next.',
    case: 'They stand in the problem.',
    unlist: 'The supplier reads them.',
    suspend: 'The person reads them.',
  } satisfies Record<SignalOutcome, string>,
  decided: (by: string, moment: string) => `Decided by ${by} on ${moment}`,
  somebody: 'Somebody who has left',
  problem: (number: string) => `Problem ${number}`,
} as const
