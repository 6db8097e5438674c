import * as z from 'zod/mini'
import { roomId } from '#contract/chats/chat.ts'
import { endpoint } from '#contract/endpoint.ts'
import { blankTextOf, idOf, indianDay, moment, rupees } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { soldLineFields } from '#contract/sold-line.ts'
import { restKinds } from '#contract/terms.ts'
import { freightKinds } from './deal-rules.ts'
import { delivery, offerFields, quoteFields, wholeOffer } from './offer.ts'

const dealId = idOf('Offer not found')
const revision = z.int('Revision must be a whole number')

export const dealStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type DealState = (typeof dealStates)[number]

const side = z.enum(['buyer', 'seller'])

const dealLine = z.object({
  ...soldLineFields,
  hsn_code: z.optional(z.string()),
  gst_rate_bp: z.optional(z.int()),
  unit_code: z.optional(z.string()),
})

/** One revision of a deal: what one side offers to the other. */
const offer = {
  revision: z.int(),
  proposed_by: side,
  proposed_at: moment,
  lines: z.array(dealLine),
  freight: z.enum(freightKinds),
  freight_cost: rupees,
  terms: z.object({ advance_bp: z.int(), rest: z.enum(restKinds), credit_days: z.int() }),
  dispatch_days: z.int(),
  note: z.string(),
  /** A day in India, and the moment at which it is over. */
  valid_until: indianDay,
  expires_at: moment,
  /** Goods and freight. */
  total: rupees,
  /** Where the buyer wants the goods; null in an offer of the seller. */
  deliver_to: z.nullable(z.object({ state: z.string(), city: z.string(), postal_code: z.string() })),
}
const dealOffer = z.object(offer)
export type DealOffer = z.infer<typeof dealOffer>

/** A deal as one of the two people of its room sees it: its latest offer. */
const deal = z.object({
  deal_id: z.uuid(),
  room_id: z.uuid(),
  requirement_id: z.nullable(z.uuid()),
  quote_id: z.nullable(z.uuid()),
  state: z.enum(dealStates),
  ...offer,
  /** The offer before, for what has changed since; null at the first. */
  previous: z.nullable(dealOffer),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  /** Under which the goods are billed: of the order, else of the shop today. Missing where it is not known. */
  seller_scheme: z.optional(taxScheme),
  /** The order was cancelled since. */
  is_cancelled: z.boolean(),
  created_at: moment,
  changed_at: moment,
  /** The caller's role in the room. */
  role: side,
  /** What the caller may do with the latest offer now. */
  can: z.object({ accept: z.boolean(), counter: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
  /** SHA-256 of its latest event in the chain of the room, in hexadecimal. */
  hash: z.string(),
})
export type Deal = z.infer<typeof deal>

const changed = z.object({ ...successWithMessage, deal })

export const offerDeal = endpoint({
  method: 'POST',
  path: '/api/chat/:roomId/deals',
  access: 'user',
  status: 201,
  keyed: true,
  about: `Offers a deal to the other person of a room. At most ${limits.deal.open} can be open in one room.`,
  input: z.object({ roomId, ...quoteFields, ...offerFields }).check(wholeOffer),
  reply: changed,
})

export const listDeals = endpoint({
  method: 'GET',
  path: '/api/chat/:roomId/deals',
  access: 'user',
  about: `The latest ${limits.deal.list} deals of a room of the caller, the last changed first. \`head\` is the last hash of the room's chain.`,
  input: z.object({ roomId }),
  reply: z.object({ ...successFields, deals: z.array(deal), head: z.nullable(z.string()) }),
})

export const getDeal = endpoint({
  method: 'GET',
  path: '/api/deals/:dealId',
  access: 'user',
  about: 'One deal of a room of the caller.',
  input: z.object({ dealId }),
  reply: z.object({ ...successFields, deal }),
})

export const counterDeal = endpoint({
  method: 'POST',
  path: '/api/deals/:dealId/counter',
  access: 'user',
  keyed: true,
  about:
    'Answers the offer of the other side with another one, which takes its place. An older revision than the latest is refused with 409 and the deal as it is.',
  input: z.object({ dealId, revision, ...offerFields }).check(wholeOffer),
  reply: changed,
})

export const acceptDeal = endpoint({
  method: 'POST',
  path: '/api/deals/:dealId/accept',
  access: 'user',
  keyed: true,
  rate: 'order',
  about:
    'Accepts the offer of the other side as it was read: one order at exactly its price, freight and terms; its stock is taken. A buyer says where the goods go; a seller accepts what the buyer has said in the offer.',
  input: z.object({ dealId, revision, delivery: z.optional(delivery) }),
  reply: z.object({ ...successWithMessage, deal, order_id: z.string() }),
})

export const declineDeal = endpoint({
  method: 'POST',
  path: '/api/deals/:dealId/decline',
  access: 'user',
  about: 'Declines the offer of the other side. Declining it again changes nothing.',
  input: z.object({ dealId, revision, reason: z.optional(blankTextOf('reason', limits.text.reason)) }),
  reply: changed,
})

export const withdrawDeal = endpoint({
  method: 'POST',
  path: '/api/deals/:dealId/withdraw',
  access: 'user',
  about: "Takes the caller's own offer back. Withdrawing it again changes nothing.",
  input: z.object({ dealId, revision }),
  reply: changed,
})
