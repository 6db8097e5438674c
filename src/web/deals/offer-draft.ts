import type { DealOffer } from '#contract/deals/deal.ts'
import {
  dealRules,
  dealTotalPaise,
  dealTotalRule,
  type FreightKind,
  freightRule,
  validUntilRule,
} from '#contract/deals/deal-rules.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { limits } from '#contract/limits.ts'
import { wholeRule } from '#contract/number-rule.ts'
import { toRupees } from '#contract/products/price.ts'
import { problemOfCode } from '#contract/products/product-rules.ts'
import { toBasisPoints, toPercent } from '#contract/tax/percent.ts'
import { type PaymentTerms, type RestKind, termsRule } from '#contract/terms.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { problemOf, type Rules } from '#web/forms/form.ts'
import { offerTexts as texts } from './deals-texts.ts'

/** One line as it is typed; goods that are not listed have no product and name themselves. */
export type LineDraft = {
  readonly key: string
  readonly product_id: string
  readonly product_name: string
  readonly unit: string
  readonly quantity: string
  readonly unit_price: string
  readonly hsn_code: string
  readonly gst_rate_bp: string
}

/** The form as it is typed. */
export type OfferDraft = {
  lines: readonly LineDraft[]
  freight: FreightKind
  freight_cost: string
  rest: RestKind
  advance: string
  credit_days: string
  dispatch_days: string
  valid_until: string
  note: string
}

const dayMs = 24 * 60 * 60_000
const usualDays = 7

/** A week from now, unless something else is agreed. */
export const blankOffer = (now: number): OfferDraft => ({
  lines: [],
  freight: 'included',
  freight_cost: '',
  rest: 'on_dispatch',
  advance: '0',
  credit_days: '30',
  dispatch_days: '',
  valid_until: dayInIndia(new Date(now + (usualDays - 1) * dayMs)),
  note: '',
})

export const lineOf = (part: Partial<LineDraft>): LineDraft => ({
  ...{ product_id: '', product_name: '', unit: '', quantity: '', unit_price: '' },
  ...{ hsn_code: '', gst_rate_bp: '' },
  ...part,
  key: newIdempotencyKey(),
})

/** A counter-offer begins with what it answers. */
export const draftOfOffer = (offer: DealOffer, now: number): OfferDraft => ({
  lines: offer.lines.map((line) =>
    lineOf({
      product_id: line.product_id ?? '',
      product_name: line.product_name,
      unit: line.unit,
      quantity: String(line.quantity),
      unit_price: String(line.unit_price),
      hsn_code: line.hsn_code ?? '',
      gst_rate_bp: line.gst_rate_bp === undefined ? '' : String(line.gst_rate_bp),
    }),
  ),
  freight: offer.freight,
  freight_cost: offer.freight_cost ? String(offer.freight_cost) : '',
  rest: offer.terms.rest,
  advance: offer.terms.rest === 'advance' ? '0' : String(toPercent(offer.terms.advance_bp)),
  credit_days: String(offer.terms.credit_days || 30),
  dispatch_days: String(offer.dispatch_days),
  valid_until:
    offer.valid_until < dayInIndia(new Date(now)) ? blankOffer(now).valid_until : offer.valid_until,
  note: offer.note,
})

const numberIn = (text: string) => readNumber(text) ?? Number.NaN

const termsOf = ({ rest, advance, credit_days }: OfferDraft): PaymentTerms =>
  rest === 'advance'
    ? { advance_bp: 10_000, rest, credit_days: 0 }
    : {
        advance_bp: toBasisPoints(numberIn(advance)) ?? Number.NaN,
        rest,
        credit_days: rest === 'credit' ? numberIn(credit_days) : 0,
      }

const freightCostOf = ({ freight, freight_cost }: OfferDraft) =>
  freight === 'paid' ? numberIn(freight_cost) : 0

const quantityRule = wholeRule('quantity', limits.cart.quantity)
const unitRule = blankTextRule('unit', limits.text.unit)

export const lineRules: Rules<LineDraft> = {
  product_name: (name, { product_id }) =>
    product_id ? undefined : textRule('product_name', limits.text.name)(name),
  unit: (unit, { product_id }) => {
    if (product_id) return undefined
    return unit.trim() ? unitRule(unit) : texts.unitNeeded
  },
  quantity: (quantity) => quantityRule(numberIn(quantity)),
  unit_price: (price) =>
    Number.isNaN(numberIn(price)) ? texts.priceNeeded : dealRules.unit_price(numberIn(price)),
  hsn_code: (code) => problemOfCode('hsn_code', code.trim() || null),
}

export type LineField = Exclude<keyof LineDraft, 'key' | 'product_id'>

/** The first field that is wrong in any line. */
export function wrongLine(lines: readonly LineDraft[]) {
  const fields = Object.keys(lineRules) as LineField[]
  for (const [place, line] of lines.entries())
    for (const field of fields) {
      const text = problemOf(lineRules, line, field)
      if (text) return { place, field, text }
    }
  return undefined
}

export const rules: Rules<OfferDraft> = {
  lines: (lines) => (lines.length === 0 ? texts.noLines : (wrongLine(lines)?.text ?? dealRules.lines(lines))),
  freight_cost: (_, draft) => {
    const cost = freightCostOf(draft)
    if (Number.isNaN(cost)) return texts.priceNeeded
    return freightRule({ freight: draft.freight, freight_cost: cost })
  },
  advance: (_, { rest, advance }) => {
    const percent = numberIn(advance)
    const isGood =
      rest === 'advance' || (toBasisPoints(percent) !== undefined && percent >= 0 && percent < 100)
    return isGood ? undefined : texts.advanceWrong
  },
  credit_days: (_, draft) => {
    if (draft.rest !== 'credit') return undefined
    return termsRule({ advance_bp: 0, rest: 'credit', credit_days: numberIn(draft.credit_days) })
  },
  dispatch_days: (days) => dealRules.dispatch_days(numberIn(days)),
  valid_until: (day) => validUntilRule(day, dayInIndia(new Date())),
  note: blankTextRule('note', limits.deal.note),
}

const toLine = ({ product_id, product_name, unit, quantity, unit_price, ...tax }: LineDraft) => ({
  ...(product_id
    ? { product_id }
    : {
        product_name,
        unit,
        ...(tax.hsn_code.trim() ? { hsn_code: tax.hsn_code.trim() } : {}),
        ...(tax.gst_rate_bp ? { gst_rate_bp: Number(tax.gst_rate_bp) } : {}),
      }),
  quantity: numberIn(quantity),
  unit_price: numberIn(unit_price),
})

/** What is sent of a form without problems. */
export const offerOf = (draft: OfferDraft) => ({
  lines: draft.lines.map(toLine),
  freight: draft.freight,
  freight_cost: freightCostOf(draft),
  terms: termsOf(draft),
  dispatch_days: numberIn(draft.dispatch_days),
  valid_until: draft.valid_until,
  note: draft.note,
})

const known = (number: number) => (Number.isFinite(number) && number > 0 ? number : 0)

/** What stands in the form costs in rupees; what is no number yet counts as nothing. */
export function totalOf(draft: OfferDraft): number {
  const lines = draft.lines.map(({ quantity, unit_price }) => ({
    quantity: known(numberIn(quantity)),
    unit_price: known(numberIn(unit_price)),
  }))
  return toRupees(dealTotalPaise({ lines, freight_cost: known(freightCostOf(draft)) }))
}

/** Why all of it together cannot be sent. */
export const tooLarge = (draft: OfferDraft) => {
  const { lines, freight_cost } = offerOf(draft)
  return dealTotalRule({ lines, freight_cost })?.content
}
