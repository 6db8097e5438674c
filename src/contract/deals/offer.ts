import * as z from 'zod/mini'
import {
  idOf,
  indianDay,
  lineOf,
  optionalTextOf,
  productId,
  quantity,
  requirementId,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paymentTerms } from '#contract/payments/payment-terms.ts'
import { editedFields } from '#contract/products/product-schemas.ts'
import { byRule, issueOf } from '#contract/rule.ts'
import { deals } from '#contract/texts/deals.ts'
import { deliveryFields } from '#contract/users/delivery.ts'
import { codeOfState } from '#contract/users/postal-code.ts'
import { dealRules, dealTotalRule, freightKinds, freightRule } from './deal-rules.ts'

const { hsn_code, gst_rate_bp, unit_code } = editedFields

/** Where the goods go and whom they are billed to: of the buyer, in an offer or when accepting. */
export const delivery = z.object(deliveryFields).check(codeOfState('postal_code'))

/** A product of the room's seller, whose name, unit and tax are those of the product, or goods that are not listed. */
const line = z
  .object({
    product_id: z.optional(productId),
    product_name: z.optional(lineOf('product_name', limits.text.name)),
    unit: z.optional(lineOf('unit', limits.text.unit)),
    hsn_code,
    gst_rate_bp,
    unit_code,
    quantity,
    /** Rupees for one unit, tax included. */
    unit_price: z.number('Price must be a number').check(byRule(dealRules.unit_price)),
  })
  .check(({ value, issues }) => {
    if (!value.product_id && !(value.product_name && value.unit)) issues.push(issueOf(deals.goods, value))
  })

export const offerFields = {
  lines: z.array(line, deals.goods.content).check(byRule(dealRules.lines)),
  freight: z.enum(freightKinds, deals.freight.content),
  /** Rupees that the supplier charges for it, tax included. */
  freight_cost: z._default(z.number(deals.freightAmount.content), 0),
  terms: paymentTerms,
  dispatch_days: z
    .int(deals.dispatchDays({ limit: limits.deal.dispatchDays }).content)
    .check(byRule(dealRules.dispatch_days)),
  /** A day in India; the offer ends with it. */
  valid_until: indianDay,
  note: optionalTextOf('note', limits.deal.note),
  /** Of a buyer's offer, which the seller could not accept without. A seller's offer leaves it out. */
  delivery: z.optional(delivery),
}

export const wholeOffer = z.check<z.output<z.ZodMiniObject<typeof offerFields>>>(({ value, issues }) => {
  const freightProblem = freightRule(value)
  if (freightProblem) issues.push(issueOf(freightProblem, value, ['freight_cost']))
  const problem = dealTotalRule(value)
  if (problem) issues.push(issueOf(problem, value))
})

/** The quote that a first offer comes from. */
export const quoteFields = {
  requirement_id: z.optional(requirementId),
  quote_id: z.optional(idOf('Quote not found')),
}
