import type { ContentDocument } from '#contract/content/admin-content.ts'
import { rateName } from '#contract/content/gst-rate-rules.ts'
import type { GstRate } from '#contract/content/gst-rates.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { limits } from '#contract/limits.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { gstRatesTexts as texts } from './gst-rates-texts.ts'

export type GstRateDocument = ContentDocument<GstRate>

/** A rate as it is typed. */
export type GstRateDraft = GstRate & { readonly rate: string }

/** Of a rate that is there the figure stays. */
export const rulesFor = (isNew: boolean, taken: ReadonlySet<string>): Rules<GstRateDraft> => ({
  ...(isNew && { rate: (typed) => rateRule(typed, taken) }),
  hint: blankTextRule('rateHint', limits.content.rateHint),
  source: textRule('source', limits.text.reason),
  checked_on: (day) => (day ? undefined : texts.checkedNeeded),
})

function rateRule(typed: string, taken: ReadonlySet<string>) {
  const name = rateName(readNumber(typed))
  if (typeof name !== 'string') return name
  return taken.has(name) ? texts.rateTaken : undefined
}

export const documentOf = ({ rate }: GstRateDraft) => String(rateName(readNumber(rate)))

/** Whoever changes a line has just looked it up. */
export const draftOf = (document: GstRateDocument | undefined, now: Date): GstRateDraft => ({
  rate: '',
  is_offered: document?.value?.is_offered ?? true,
  hint: document?.value?.hint ?? '',
  source: document?.value?.source ?? '',
  checked_on: dayInIndia(now),
})

/** '18 %', by the name of its document. */
export const rateText = (name: string) =>
  /^\d{1,5}$/.test(name) ? texts.percent(String(toPercent(Number(name)))) : name
