import { quoteRules } from '#contract/quote-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

/** The form as it is typed: every field is text. */
export type Draft = { price: string; min_quantity: string; delivery_days: string; note: string }

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
}
