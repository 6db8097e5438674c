import { toBasisPoints } from '#contract/tax/percent.ts'
import { isRate } from '#contract/tax/rates.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

/** A rate in percent, as people type it, under the name of its document. */
export function rateName(percent: number | null): string | Sentence {
  const rate = percent === null ? undefined : toBasisPoints(percent)
  return rate !== undefined && isRate(rate) ? String(rate) : texts.gstRateName
}

export const isRateName = (name: string) => /^(?:0|[1-9]\d{0,4})$/.test(name) && isRate(Number(name))
