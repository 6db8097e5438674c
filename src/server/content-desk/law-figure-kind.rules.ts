import { firstLawFigures } from '#contract/content/first-law-figures.ts'
import { isLawFigure, lawFigureRule } from '#contract/content/law-figure-rules.ts'
import { type LawFigure, lawFigure } from '#contract/content/law-figures.ts'
import { badInput } from '#server/errors.ts'
import type { Kind } from './kind.rules.ts'

const first = new Map(Object.entries(firstLawFigures))

/** Single figures of law. Code reads each by its name, so none is added and none is taken away. */
export const lawFigureKind: Kind = {
  schema: lawFigure,
  first: () => first,
  isOpen: false,
  mayEnd: () => false,
  isForOwners: true,
  check: (name, value) => {
    const problem = isLawFigure(name) && lawFigureRule(name, (value as LawFigure).value)
    if (problem) throw badInput(problem, 'value')
  },
}
