/** Words of measure that stay as they are, however many. */
const measures = new Set(['kg', 'g', 'gm', 'mg', 'ml', 'l', 'm', 'cm', 'mm', 'ft', 'sq', 'cubic', 'dozen'])

/** Weights and lengths are priced per unit; what can be counted, each. */
export const isMeasure = (unit: string) => measures.has(unit.trim().split(' ')[0]?.toLowerCase() ?? '')

/** Units whose singular ends in 's' as well, and short forms that have none. */
const alike = new Set(['canvas', 'chassis', 'gas', 'lens', 'nos', 'series'])

/** 'pieces' → 'piece', 'Boxes (12 pc)' → 'Box (12 pc)': as a price is said, whichever a person has typed. */
export function oneOf(unit: string) {
  const [first = '', ...rest] = unit.trim().split(' ')
  return [singularOf(first), ...rest].join(' ')
}

function singularOf(word: string) {
  if (!/^[a-z]{3,}$/i.test(word) || alike.has(word.toLowerCase())) return word
  if (/(x|ch|sh|ss)es$/i.test(word)) return word.slice(0, -2)
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word
}

/** The unit beside a number: 'piece' of one, 'pieces' of more. */
export const unitsOf = (count: number, unit: string) => (count === 1 ? oneOf(unit) : manyOf(unit))

/** 'piece' → 'pieces', 'bag (50 kg)' → 'bags (50 kg)', 'kg' → 'kg'. What is no plain English word stays as it is. */
export function manyOf(unit: string) {
  const [first = '', ...rest] = unit.trim().split(' ')
  return [pluralOf(first), ...rest].join(' ')
}

function pluralOf(word: string) {
  if (!/^[a-z]+$/i.test(word) || measures.has(word.toLowerCase()) || /s$/i.test(word)) return word
  return /(x|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}
