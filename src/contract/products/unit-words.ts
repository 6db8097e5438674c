/** Words of measure that stay as they are, however many. */
const measures = new Set(['kg', 'g', 'gm', 'mg', 'ml', 'l', 'm', 'cm', 'mm', 'ft', 'sq', 'cubic', 'dozen'])

/** Weights and lengths are priced per unit; what can be counted, each. */
export const isMeasure = (unit: string) => measures.has(unit.trim().split(' ')[0]?.toLowerCase() ?? '')

/** 'piece' → 'pieces', 'bag (50 kg)' → 'bags (50 kg)', 'kg' → 'kg'. What is no plain English word stays as it is. */
export function manyOf(unit: string) {
  const [first = '', ...rest] = unit.trim().split(' ')
  return [pluralOf(first), ...rest].join(' ')
}

function pluralOf(word: string) {
  if (!/^[a-z]+$/i.test(word) || measures.has(word.toLowerCase()) || /s$/i.test(word)) return word
  return /(x|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}
