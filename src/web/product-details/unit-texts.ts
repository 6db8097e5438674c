import { plural } from '#web/ui/language.ts'

/** Words of measure that stay as they are, however many. */
const measures = new Set(['kg', 'g', 'gm', 'mg', 'ml', 'l', 'm', 'cm', 'mm', 'ft', 'sq', 'cubic', 'dozen'])

/** 'piece' → 'pieces', 'bag (50 kg)' → 'bags (50 kg)', 'kg' → 'kg'. What is no plain English word stays as it is. */
export function manyOf(unit: string) {
  const [first = '', ...rest] = unit.trim().split(' ')
  return [pluralOf(first), ...rest].join(' ')
}

/** For narrow places: 'pcs' for pieces, and nothing of what one of them holds. */
export function manyShort(unit: string) {
  const bare = unit.replace(/\(.*$/, '').replace(/ of \d.*$/, '')
  return /^piece$/i.test(bare.trim()) ? 'pcs' : manyOf(bare)
}

/** Weights and lengths are priced per unit; what can be counted, each. */
export const isMeasure = (unit: string) => measures.has(unit.trim().split(' ')[0]?.toLowerCase() ?? '')

function pluralOf(word: string) {
  if (!/^[a-z]+$/i.test(word) || measures.has(word.toLowerCase()) || /s$/i.test(word)) return word
  return /(x|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

/** 'piece' of one, 'pieces' of more. */
export const unitsFor = (count: number, unit: string) => plural(count, { one: unit, other: manyOf(unit) })
