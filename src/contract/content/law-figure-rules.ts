import { limits } from '#contract/limits.ts'
import { content as texts } from '#contract/texts/desk/content.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

/** What each figure counts, under the name of its document. */
export const lawFigureUnits = { 'cash-limit': 'paise', 'eway-document-days': 'days' } as const
export type LawFigureName = keyof typeof lawFigureUnits

export const lawConfidences = ['high', 'medium', 'unchecked'] as const

export const isLawFigure = (name: string): name is LawFigureName => Object.hasOwn(lawFigureUnits, name)

const longestDays = 3_650

export function lawFigureRule(name: LawFigureName, value: number): Sentence | undefined {
  const isPaise = lawFigureUnits[name] === 'paise'
  const limit = isPaise ? limits.cart.totalPaise : longestDays
  if (Number.isInteger(value) && value > 0 && value <= limit) return undefined
  return isPaise ? texts.lawFigureRupees : texts.lawFigureDays({ limit: longestDays })
}
