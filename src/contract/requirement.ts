import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { blankLineOf, cursor, idOf, lineOf, moment, optionalTextOf, requirementId, rupees } from './fields.ts'
import { limits } from './limits.ts'
import { firstCategories } from './products/first-categories.ts'
import { slugOf } from './products/present-categories.ts'
import { requestedQuantityRule } from './quote-rules.ts'
import { paged, successFields, successReply, successWithMessage } from './reply.ts'
import { byRule } from './rule.ts'
import { shortService } from './sellers/short-service.ts'

/** 'quoted' is open with at least one quote; 'closed' by its buyer, by an accepted quote or by an admin. */
export const requirementState = z.enum(['open', 'quoted', 'closed'])
export type RequirementState = z.infer<typeof requirementState>

const quantity = z
  .int('Quantity must be a whole number')
  .check(byRule(requestedQuantityRule), z.minimum(1), z.maximum(limits.requirement.quantity))

/** What is counted, such as 'piece' or 'bag (50 kg)'; a call without it is accepted, as before there were units. */
export const typedUnit = z.optional(blankLineOf('unit', limits.text.unit))

const categoryType = lineOf('category_type', limits.text.name).check(
  z.refine((label) => slugOf(label) !== undefined, 'Choose a category from the list'),
)

/** Fields that every reader of a requirement sees. */
export const requirementFacts = {
  requirement_id: z.uuid(),
  product_name: z.string(),
  quantity: z.int(),
  /** What the quantity counts; null if the buyer has not said it. */
  unit: z.nullable(z.string()),
  product_details: z.string(),
  /** The label that was sent; `category` holds its slug. */
  category_type: z.string(),
  category: z.string(),
  state: requirementState,
  quote_count: z.int(),
  created_at: moment,
  closed_at: z.nullable(moment),
}

export const ownRequirement = z.object({
  ...requirementFacts,
  /** The lowest price of its quotes, without those in another unit. */
  best_price: z.nullable(rupees),
  /** The seller of the accepted quote. */
  accepted_seller: z.nullable(z.string()),
  /** The admin's reason for closing it. */
  close_reason: z.nullable(z.string()),
  /** When it closes, unless its buyer renews it. */
  ends_at: moment,
  /** Whether it has ended. */
  has_ended: z.boolean(),
})
export type OwnRequirement = z.infer<typeof ownRequirement>

const receivedQuote = z.object({
  quote_id: z.uuid(),
  /** Rises with the seller's changes; a buyer who accepts names the revision that they have read. */
  revision: z.int(),
  price: rupees,
  /** What the price is for: the requirement's unit, unless the seller named another one. */
  unit: z.nullable(z.string()),
  /** It counts in another unit than the requirement, so that its price and total do not compare with the others. */
  is_other_unit: z.boolean(),
  /** The price for the requested quantity. */
  total: rupees,
  min_quantity: z.int(),
  delivery_days: z.int(),
  note: z.string(),
  is_accepted: z.boolean(),
  created_at: moment,
  seller: z.object({
    user_id: z.uuid(),
    company_name: z.string(),
    profile_image: z.nullable(z.string()),
    is_seller_verified: z.boolean(),
    business_type: z.nullable(z.string()),
    location: z.nullable(z.string()),
    /** Over all products of the seller; null without reviews. */
    rating: z.nullable(z.number()),
    review_count: z.int(),
    /** How the seller serves, once that is counted. */
    service: z.optional(shortService),
  }),
})
export type ReceivedQuote = z.infer<typeof receivedQuote>

export const postRequirement = endpoint({
  method: 'POST',
  path: '/api/users/post_requirements',
  access: 'user',
  keyed: true,
  about: 'Asks the sellers of a category for quotes.',
  input: z.object({
    product_name: lineOf('product_name', limits.text.name),
    quantity,
    unit: typedUnit,
    product_details: optionalTextOf('requirementDetails', limits.text.description),
    category_type: z._default(categoryType, firstCategories[0]),
  }),
  reply: z.object({ ...successWithMessage, requirement_id: z.uuid() }),
})

const counts = z.object({ all: z.int(), open: z.int(), quoted: z.int(), closed: z.int() })

export const listRequirements = endpoint({
  method: 'GET',
  path: '/api/requirements',
  access: 'user',
  about: "The caller's own requirements, newest first. `counts` are those of every state.",
  input: z.object({
    state: z.optional(z.enum(['', ...requirementState.options], 'This state does not exist')),
    cursor,
  }),
  reply: z.object({ ...successFields, requirements: z.array(ownRequirement), counts, ...paged }),
})

export const getRequirement = endpoint({
  method: 'GET',
  path: '/api/requirements/:requirementId',
  access: 'user',
  about: 'A requirement of the caller with its quotes, the lowest price first.',
  input: z.object({ requirementId }),
  reply: z.object({
    ...successFields,
    requirement: ownRequirement,
    quotes: z.array(receivedQuote),
    /** The chat with the seller of the accepted quote. */
    room_id: z.nullable(z.uuid()),
  }),
})

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/api/requirements/:requirementId/accept',
  access: 'user',
  about:
    'Accepts one quote as it was read: that closes the requirement, opens the chat of both and shows the buyer’s phone number to this seller. Accepting it again changes nothing.',
  input: z.object({
    requirementId,
    quote_id: idOf('Choose a quote'),
    revision: z.int('Choose a quote'),
  }),
  reply: z.object({ ...successWithMessage, room_id: z.uuid() }),
})

export const renewRequirement = endpoint({
  method: 'POST',
  path: '/api/requirements/:requirementId/renew',
  access: 'user',
  about: `Keeps an open requirement open for another ${limits.requirement.openDays} days from now.`,
  input: z.object({ requirementId }),
  reply: successReply,
})

export const closeRequirement = endpoint({
  method: 'POST',
  path: '/api/requirements/:requirementId/close',
  access: 'user',
  about: 'Takes a requirement back: nobody may quote any more. Closing it again changes nothing.',
  input: z.object({ requirementId }),
  reply: successReply,
})
