import { limits } from '#contract/limits.ts'
import { requestedQuantityRule } from '#contract/quote-rules.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { nineFirst } from '#web/products/nine-first.ts'

/** The form as it is typed: every field is text. */
export type Draft = {
  category_type: string
  product_name: string
  quantity: string
  unit: string
  product_details: string
}

export const blank = (): Draft => ({
  category_type: nineFirst()[0] ?? '',
  product_name: '',
  quantity: '',
  unit: '',
  product_details: '',
})

const numberIn = (text: string) => readNumber(text) ?? Number.NaN

/** What is sent of a form without problems. */
export const requirementOf = (draft: Draft) => ({ ...draft, quantity: numberIn(draft.quantity) })

export const rules: Rules<Draft> = {
  product_name: textRule('product_name', limits.text.name),
  quantity: (text) => requestedQuantityRule(numberIn(text)),
  unit: blankTextRule('unit', limits.text.unit),
  product_details: blankTextRule('requirementDetails', limits.text.description),
}
