import { bankRateRule } from '#contract/admin/bank-rate-rule.ts'
import type { BankRateLine, changeBankRate } from '#contract/admin/bank-rates.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { bankRatesTexts as texts } from './bank-rates-texts.ts'

/** A bank rate as it is typed. */
export type RateDraft = { from_date: string; rate: string; source: string; checked_on: string }

/** More than two decimals are no whole basis points, which the rule refuses. */
const bpIn = (text: string) => Math.round((readNumber(text) ?? Number.NaN) * 100 * 1e6) / 1e6

export const rateRules: Rules<RateDraft> = {
  from_date: (day) => (day ? undefined : texts.dayNeeded),
  rate: (text) => bankRateRule(bpIn(text)),
  source: textRule('source', limits.text.reason),
  checked_on: (day) => (day ? undefined : texts.dayNeeded),
}

/** Whoever changes a line has just looked it up. */
export const rateDraft = (line: BankRateLine | undefined, now: Date): RateDraft => ({
  from_date: line?.from_date ?? '',
  rate: line ? String(line.rate_bp / 100) : '',
  source: line?.source ?? '',
  checked_on: dayInIndia(now),
})

export const rateOf = ({
  from_date,
  rate,
  source,
  checked_on,
}: RateDraft): DraftOf<typeof changeBankRate> => ({
  ...{ fromDate: from_date, rate_bp: bpIn(rate), source, checked_on },
})
