import { limits } from '#contract/limits.ts'
import { lineTotalPaise, toPaise, toRupees } from '#contract/products/price.ts'
import type { SellerRequirement } from '#contract/quote.ts'
import { quoteRules } from '#contract/quote-rules.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

/** The form as it is typed: every field is text. */
export type Draft = { price: string; min_quantity: string; delivery_days: string; note: string }

export const blank: Draft = { price: '', min_quantity: '', delivery_days: '', note: '' }

/** A quote that was sent is changed, any other begins blank. */
export const draftOf = ({ own_quote: quote }: Pick<SellerRequirement, 'own_quote'>): Draft =>
  quote
    ? {
        price: String(quote.price),
        min_quantity: String(quote.min_quantity),
        delivery_days: String(quote.delivery_days),
        note: quote.note,
      }
    : blank

/** What is sent of a form without problems. */
export const quoteOf = ({ price, min_quantity, delivery_days, note }: Draft) => ({
  price: readNumber(price) ?? 0,
  min_quantity: readNumber(min_quantity) ?? 0,
  delivery_days: readNumber(delivery_days) ?? 0,
  note,
})

const numberIn = (text: string) => readNumber(text) ?? Number.NaN

/** What cannot be read as a number is the form's own matter; all else the server says too. */
export const rules: Rules<Draft> = {
  price: (text) => (Number.isNaN(numberIn(text)) ? texts.priceNeeded : quoteRules.price(numberIn(text))),
  min_quantity: (text) => quoteRules.min_quantity(numberIn(text)),
  delivery_days: (text) => quoteRules.delivery_days(numberIn(text)),
  note: blankTextRule('note', limits.text.comment),
}

/** What all that is asked for costs at the price that stands there, in rupees; nothing as long as it is no price. */
export function totalOf(price: string, quantity: number) {
  const paise = toPaise(numberIn(price))
  return paise && paise > 0 ? toRupees(lineTotalPaise(paise, quantity)) : undefined
}
