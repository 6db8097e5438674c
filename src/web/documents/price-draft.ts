import { limits } from '#contract/limits.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { quoteRules } from '#contract/quote-rules.ts'
import { textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { type CreditableLine, nameOf } from './credit-draft.ts'
import { priceTexts as texts } from './documents-texts.ts'

/** The form as it is typed: a new price for each line, blank where that of the bill is right. */
export type PriceDraft = { reason: string; [line: `line-${number}`]: string }

export const draftOfPrices = (lines: readonly CreditableLine[]): PriceDraft => ({
  ...Object.fromEntries(lines.map((line) => [nameOf(line), ''])),
  reason: '',
})

/** What one unit costs by the bill and its debit notes, in rupees. */
export const priceOf = ({ unit_price, debits }: CreditableLine) =>
  toRupees(
    [unit_price, ...debits.map((debit) => debit.unit_price)].reduce((sum, each) => sum + paiseIn(each), 0),
  )

const paiseIn = (amount: number) => toPaise(amount) ?? 0
const typedIn = (line: CreditableLine, draft: PriceDraft) => (draft[nameOf(line)] ?? '').trim()

/** The lines whose price is typed. */
export const pricesIn = (lines: readonly CreditableLine[], draft: PriceDraft) =>
  lines
    .filter((line) => typedIn(line, draft) !== '')
    .map((line) => ({
      line_number: line.line_number,
      unit_price: readNumber(typedIn(line, draft)) ?? Number.NaN,
    }))

/** What the buyer would pay more, in rupees; nothing as long as a price cannot be asked for. */
export function moreIn(lines: readonly CreditableLine[], draft: PriceDraft) {
  const typed = lines.filter((line) => typedIn(line, draft) !== '')
  if (typed.some((line) => problemOf(line, typedIn(line, draft)))) return undefined
  const paise = typed.reduce((sum, line) => {
    const raise = paiseIn(readNumber(typedIn(line, draft)) ?? 0) - paiseIn(priceOf(line))
    return sum + raise * line.left
  }, 0)
  return paise > 0 ? toRupees(paise) : undefined
}

function problemOf(line: CreditableLine, text: string) {
  const price = readNumber(text)
  if (price === null) return texts.tooLow(rupees(priceOf(line)))
  return quoteRules.price(price) ?? (price > priceOf(line) ? undefined : texts.tooLow(rupees(priceOf(line))))
}

export function rulesOfPrices(lines: readonly CreditableLine[]): Rules<PriceDraft> {
  const rules = lines.map((line, place) => [
    nameOf(line),
    (text: string, draft: PriceDraft) => {
      if (text.trim() !== '') return problemOf(line, text.trim())
      return place === 0 && pricesIn(lines, draft).length === 0 ? texts.nothing : undefined
    },
  ])
  return { ...Object.fromEntries(rules), reason: textRule('reason', limits.text.reason) }
}
