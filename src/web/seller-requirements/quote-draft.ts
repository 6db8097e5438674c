import { limits } from '#contract/limits.ts'
import { lineTotalPaise, toPaise, toRupees } from '#contract/products/price.ts'
import type { SellerRequirement } from '#contract/quote.ts'
import { quoteRules } from '#contract/quote-rules.ts'
import { isSameUnit } from '#contract/tax/guess-unit-code.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

/** The form as it is typed: every field is text. */
export type Draft = { price: string; unit: string; min_quantity: string; delivery_days: string; note: string }

export const blank: Draft = { price: '', unit: '', min_quantity: '', delivery_days: '', note: '' }

/** A quote that was sent is changed, any other begins with the unit that is asked for. */
export const draftOf = ({ own_quote: quote, unit }: Pick<SellerRequirement, 'own_quote' | 'unit'>): Draft =>
  quote
    ? {
        price: String(quote.price),
        unit: quote.unit ?? '',
        min_quantity: String(quote.min_quantity),
        delivery_days: String(quote.delivery_days),
        note: quote.note,
      }
    : { ...blank, unit: unit ?? '' }

/** What is sent of a form without problems. */
export const quoteOf = ({ price, unit, min_quantity, delivery_days, note }: Draft) => ({
  price: readNumber(price) ?? 0,
  unit,
  min_quantity: readNumber(min_quantity) ?? 0,
  delivery_days: readNumber(delivery_days) ?? 0,
  note,
})

const numberIn = (text: string) => readNumber(text) ?? Number.NaN

/** What cannot be read as a number is the form's own matter; all else the server says too. */
export const rules: Rules<Draft> = {
  price: (text) => (Number.isNaN(numberIn(text)) ? texts.priceNeeded : quoteRules.price(numberIn(text))),
  unit: blankTextRule('unit', limits.text.unit),
  min_quantity: (text) => quoteRules.min_quantity(numberIn(text)),
  delivery_days: (text) => quoteRules.delivery_days(numberIn(text)),
  note: blankTextRule('note', limits.text.comment),
}

/** What all that is asked for costs at the price that stands there, in rupees; nothing as long as it is no price. */
export function totalOf(price: string, quantity: number) {
  const paise = toPaise(numberIn(price))
  return paise && paise > 0 ? toRupees(lineTotalPaise(paise, quantity)) : undefined
}

/** Whether the buyer cannot compare the price with the others; what is left blank is what was asked for. */
export const isOtherUnit = (typed: string, ofBuyer: string | null) =>
  ofBuyer !== null && typed.trim() !== '' && !isSameUnit(typed, ofBuyer)
