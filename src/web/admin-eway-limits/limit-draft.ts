import { ewayLimitRule } from '#contract/admin/eway-limit-rule.ts'
import { type changeEwayLimit, type EwayLimit, ewayBetween, ewayWithin } from '#contract/admin/eway-limits.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { stateName as nameOfCode } from '#contract/tax/states.ts'
import { textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { stateName } from '#web/site/state-texts.ts'
import { ewayLimitsTexts as texts } from './eway-limits-texts.ts'

/** A line of the limits as it is typed. */
export type LimitDraft = {
  state_code: string
  limit: string
  city_limit: string
  is_district_free: boolean
  is_disputed: boolean
  source: string
  checked_on: string
}

const numberIn = (text: string) => readNumber(text) ?? Number.NaN

export const limitRules: Rules<LimitDraft> = {
  state_code: (code) => (code ? undefined : texts.stateNeeded),
  limit: (text) => ewayLimitRule(numberIn(text)),
  city_limit: (text) => (text.trim() ? ewayLimitRule(numberIn(text)) : undefined),
  source: textRule('source', limits.text.reason),
  checked_on: (day) => (day ? undefined : texts.checkedNeeded),
}

/** Whoever changes a line has just looked it up. */
export const draftOf = (line: EwayLimit | undefined, now: Date): LimitDraft => ({
  state_code: line?.state_code ?? '',
  limit: line ? String(line.limit) : '',
  city_limit: line?.city_limit == null ? '' : String(line.city_limit),
  is_district_free: line?.is_district_free ?? false,
  is_disputed: line?.is_disputed ?? false,
  source: line?.source ?? '',
  checked_on: dayInIndia(now),
})

/** What is sent of a form without problems. */
export const limitOf = ({
  state_code,
  limit,
  city_limit,
  ...same
}: LimitDraft): DraftOf<typeof changeEwayLimit> => ({
  ...same,
  stateCode: state_code,
  limit: numberIn(limit),
  city_limit: city_limit.trim() ? numberIn(city_limit) : null,
})

export function nameOf(stateCode: string): string {
  if (stateCode === ewayBetween) return texts.between
  if (stateCode === ewayWithin) return texts.within
  return stateName(nameOfCode(stateCode) ?? stateCode)
}
