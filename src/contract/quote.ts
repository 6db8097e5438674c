import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cursor, cutText, moment, optionalTextOf, requirementId, rupees } from './fields.ts'
import { limits } from './limits.ts'
import { quoteRules } from './quote-rules.ts'
import { paged, successFields, successReply, successWithMessage } from './reply.ts'
import { requirementFacts, typedUnit } from './requirement.ts'
import { byRule } from './rule.ts'

const { days, quantity } = limits.requirement

// The bounds after the rules document the API.
const price = z
  .number('Price must be a number')
  .check(byRule(quoteRules.price), z.positive(), z.maximum(limits.product.rupees))

const minQuantity = z
  .int('Minimum quantity must be a whole number')
  .check(byRule(quoteRules.min_quantity), z.minimum(1), z.maximum(quantity))

const deliveryDays = z
  .int('Delivery days must be a whole number')
  .check(byRule(quoteRules.delivery_days), z.minimum(1), z.maximum(days))

const ownQuote = z.object({
  quote_id: z.uuid(),
  price: rupees,
  /** What the price is for; null where neither side has said it. */
  unit: z.nullable(z.string()),
  min_quantity: z.int(),
  delivery_days: z.int(),
  note: z.string(),
  is_accepted: z.boolean(),
  created_at: moment,
})
export type OwnQuote = z.infer<typeof ownQuote>

const sellerRequirement = z.object({
  ...requirementFacts,
  /** The buyer's place, as far as it is known. */
  location: z.nullable(z.string()),
  own_quote: z.nullable(ownQuote),
  /** Whether the caller may quote or change the quote now. */
  can_quote: z.boolean(),
  /** The buyer; only the seller with the accepted quote reads it. */
  buyer: z.nullable(
    z.object({
      user_id: z.uuid(),
      full_name: z.string(),
      company_name: z.nullable(z.string()),
      phone_number: z.string(),
      /** The chat room of both. */
      room_id: z.uuid(),
    }),
  ),
})
export type SellerRequirement = z.infer<typeof sellerRequirement>

export const requirementLists = ['open', 'mine'] as const

export const listSellerRequirements = endpoint({
  method: 'GET',
  path: '/api/seller/requirements',
  access: 'seller',
  about:
    "Open requirements of the caller's categories, or ('mine') all that the caller has quoted for, newest first.",
  input: z.object({
    list: z._default(z.enum(requirementLists, 'This list does not exist'), 'open'),
    q: cutText(limits.text.query),
    /** Any label of a category; 'all' and blank mean no filter. */
    category: cutText(limits.text.name),
    cursor,
  }),
  reply: z.object({
    ...successFields,
    requirements: z.array(sellerRequirement),
    counts: z.object({ open: z.int(), mine: z.int() }),
    /** The slugs of the caller's categories. */
    categories: z.array(z.string()),
    ...paged,
  }),
})

export const getSellerRequirement = endpoint({
  method: 'GET',
  path: '/api/seller/requirements/:requirementId',
  access: 'seller',
  about: "One requirement of the caller's categories, or one that the caller has quoted for.",
  input: z.object({ requirementId }),
  reply: z.object({ ...successFields, requirement: sellerRequirement }),
})

export const sendQuote = endpoint({
  method: 'PUT',
  path: '/api/seller/requirements/:requirementId/quote',
  access: 'seller',
  about: `Quotes for an open requirement, or changes the quote. At most ${limits.requirement.quotes} sellers quote for one requirement.`,
  input: z.object({
    requirementId,
    price,
    /** Blank means the requirement's unit; left out, the quote keeps the one it has. */
    unit: typedUnit,
    min_quantity: minQuantity,
    delivery_days: deliveryDays,
    note: optionalTextOf('note', limits.text.comment),
  }),
  reply: z.object({ ...successWithMessage, requirement: sellerRequirement }),
})

export const withdrawQuote = endpoint({
  method: 'DELETE',
  path: '/api/seller/requirements/:requirementId/quote',
  access: 'seller',
  about: "Takes the caller's quote back while the requirement is open.",
  input: z.object({ requirementId }),
  reply: successReply,
})
