import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, moment, productId, rupees, textOf, userId } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pagedWithOthers, successFields, successWithMessage } from '#contract/reply.ts'
import { moderation as texts } from '#contract/texts/desk/moderation.ts'

export const signalKinds = [
  'same-listing',
  'same-picture',
  'price-jump',
  'one-device',
  'one-gstin',
  'many-orders',
] as const
const signalKind = z.enum(signalKinds)
export type SignalKind = z.infer<typeof signalKind>

export const signalOutcomes = ['nothing', 'case', 'unlist', 'suspend'] as const
export type SignalOutcome = (typeof signalOutcomes)[number]

const signalPerson = z.object({
  user_id: z.uuid(),
  name: z.string(),
  is_seller: z.boolean(),
  is_suspended: z.boolean(),
})
const signalProduct = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  seller_id: z.uuid(),
  seller: z.string(),
  image: z.nullable(z.string()),
  price: rupees,
  unit: z.string(),
  /** Whether buyers see it. */
  is_listed: z.boolean(),
})
export type SignalPerson = z.infer<typeof signalPerson>
export type SignalProduct = z.infer<typeof signalProduct>

/** What was seen: by these figures the page says it in a sentence. */
const signalFacts = z.object({
  /** Listings, suppliers, accounts or orders. */
  count: z.int(),
  days: z.nullable(z.int()),
  gstin: z.nullable(z.string()),
  was: z.nullable(rupees),
  now: z.nullable(rupees),
})

const signal = z.object({
  signal_id: z.uuid(),
  kind: signalKind,
  facts: signalFacts,
  /** Both sides, or all; the first is whom it is about. */
  people: z.array(signalPerson),
  products: z.array(signalProduct),
  found_at: moment,
  revision: z.int(),
  outcome: z.nullable(z.enum(signalOutcomes)),
  words: z.nullable(z.string()),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
  case_id: z.nullable(z.string()),
})
export type Signal = z.infer<typeof signal>

export const moderationKinds = [
  'all',
  'listings',
  'people',
  'reviews',
  'messages',
  'pages',
  'signals',
  'looked',
] as const
export type ModerationKind = (typeof moderationKinds)[number]
export const moderationSorts = ['oldest', 'reporters'] as const

const moderationItem = z.object({
  item_id: z.string(),
  what: z.enum(['listing', 'person', 'review', 'message', 'page', 'signal']),
  /** Since when it waits; of what was looked at, when that was. */
  since: moment,
  /** How many different people have reported it. */
  reporters: z.int(),
  /** How many reports there are, and the first of them where they are problems. */
  reports: z.int(),
  case_id: z.nullable(z.string()),
  /** The reported thing in words, and the words of the latest report. */
  subject: z.string(),
  words: z.string(),
  signal: z.nullable(signal),
})
export type ModerationItem = z.infer<typeof moderationItem>

export const listModeration = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  access: 'admin',
  area: 'support',
  about:
    'What waits for a moderator in one queue: reported listings, people, reviews, messages and pages, and signals that the market found. By age, or by the number of different reporters.',
  input: z.object({
    kind: z._default(z.enum(moderationKinds, 'This list does not exist'), 'all'),
    sort: z._default(z.enum(moderationSorts, 'Choose an order from the list'), 'oldest'),
    cursor,
  }),
  reply: z.object({ ...successFields, items: z.array(moderationItem), ...pagedWithOthers }),
})

const signalId = idOf('Signal not found')

export const getSignal = endpoint({
  method: 'GET',
  path: '/api/admin/moderation/signals/:signalId',
  access: 'admin',
  area: 'support',
  about: 'One signal with its evidence: all sides of it. The look is in the audit.',
  input: z.object({ signalId }),
  reply: z.object({ ...successFields, signal }),
})

export const decideSignal = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/signals/:signalId/decide',
  access: 'admin',
  area: 'support',
  about:
    'An admin says what comes of a signal: nothing, a problem of the desk about one of its people, one of its products leaves the market (for who works in vetting), or one of its accounts is suspended. Nobody decides what is about themselves.',
  input: z.object({
    signalId,
    revision: z.int(),
    outcome: z.enum(signalOutcomes, texts.unknownOutcome.content),
    /** One of its people, for a problem or a suspension. */
    userId: z.optional(userId),
    /** One of its products, to unlist it. */
    productId: z.optional(productId),
    words: textOf('words', limits.text.reason),
  }),
  reply: z.object({ ...successWithMessage, signal }),
})
