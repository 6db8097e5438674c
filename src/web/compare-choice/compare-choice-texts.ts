import { plural } from '#web/ui/language.ts'
import { mostCompared } from './kept-compared.ts'

/** Where products are chosen to stand side by side. */
export const compareChoiceTexts = {
  compareIt: 'Compare',
  compareOf: (name: string) => `Compare ${name}`,
  most: `${mostCompared} products are the most that stand side by side. Take one out first.`,
  chosen: 'Chosen to compare',
  compare: (count: number) => plural(count, { one: 'Compare 1 product', other: `Compare ${count} products` }),
  clear: 'Compare none of them',
} as const
