import type { ContentDocument } from '#contract/content/admin-content.ts'
import {
  isLawFigure,
  type LawFigureName,
  lawFigureRule,
  lawFigureUnits,
} from '#contract/content/law-figure-rules.ts'
import type { LawFigure } from '#contract/content/law-figures.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { limits } from '#contract/limits.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { textRule } from '#contract/text-rule.ts'
import { readNumber } from '#contract/typed-number.ts'
import type { Rules } from '#web/forms/form.ts'
import { lawFiguresTexts as texts } from './law-figures-texts.ts'

type Document = ContentDocument<LawFigure>
/** A figure that stands. */
export type Figure = Document & { readonly name: LawFigureName; readonly value: LawFigure }

export const isFigure = (document: Document): document is Figure =>
  isLawFigure(document.name) && document.value !== null

/** A figure as it is typed: rupees or days. */
export type FigureDraft = Omit<LawFigure, 'value'> & { readonly value: string }

export const isInPaise = (name: LawFigureName) => lawFigureUnits[name] === 'paise'

/** Whole paise or days; NaN for anything else. */
function typedValue(name: LawFigureName, typed: string) {
  const value = readNumber(typed) ?? Number.NaN
  return isInPaise(name) ? (toPaise(value) ?? Number.NaN) : value
}

export const rulesFor = (name: LawFigureName): Rules<FigureDraft> => ({
  value: (typed) => lawFigureRule(name, typedValue(name, typed)),
  source: textRule('source', limits.text.reason),
  checked_on: (day) => (day ? undefined : texts.checkedNeeded),
})

/** Whoever changes a figure has just looked it up. */
export const draftOf = ({ name, value }: Figure, now: Date): FigureDraft => ({
  ...value,
  value: String(isInPaise(name) ? toRupees(value.value) : value.value),
  checked_on: dayInIndia(now),
})

export const figureOf = (name: LawFigureName, draft: FigureDraft): LawFigure => ({
  ...draft,
  value: typedValue(name, draft.value),
})
