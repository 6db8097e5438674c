/** Words of measure that stay as they are, however many. */
const measures = new Set('kg g gm mg ml l m cm mm km kl mt oz lb ft sq sqft sqm cubic dozen'.split(' '))

/** Weights and lengths are priced per unit; what can be counted, each. */
export const isMeasure = (unit: string) => measures.has(unit.trim().split(' ')[0]?.toLowerCase() ?? '')

/** Units whose singular ends in 's' as well, and short forms that have none. */
const alike = new Set(['canvas', 'chassis', 'gas', 'gross', 'lens', 'nos', 'series'])

const irregular = new Map([
  ['foot', 'feet'],
  ['half', 'halves'],
  ['knife', 'knives'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['shelf', 'shelves'],
])
const singularOfIrregular = new Map([...irregular].map(([one, many]) => [many, one]))

/** 'pieces' → 'piece', 'Boxes (12 pc)' → 'Box (12 pc)': as a price is said, whichever a person has typed. */
export const oneOf = (unit: string) => withNoun(unit, singularOf)

/** The unit beside a number: 'piece' of one, 'pieces' of more. */
export const unitsOf = (count: number, unit: string) => (count === 1 ? oneOf(unit) : manyOf(unit))

/** 'piece' → 'pieces', 'metric ton' → 'metric tons', 'bag of 50 kg' → 'bags of 50 kg', 'kg' → 'kg'. */
export const manyOf = (unit: string) => withNoun(unit, pluralOf)

/** Changes what is counted: the last plain word, before what a unit holds. What is no plain English word stays as it is. */
function withNoun(unit: string, change: (word: string) => string) {
  const words = unit.trim().split(' ')
  const index = nounIndexOf(words)
  return words.map((word, place) => (place === index ? change(word) : word)).join(' ')
}

function nounIndexOf(words: readonly string[]): number {
  if (words[0]?.toLowerCase() === 'dozen') return 0
  const start = words.findIndex(isPlain)
  const length = words
    .slice(start)
    .findIndex((word) => !isPlain(word) || /^(?:of|with|for|in|x)$/i.test(word))
  return start < 0 || length === 0 ? -1 : length < 0 ? words.length - 1 : start + length - 1
}

const isPlain = (word: string) => /^[a-z]+$/i.test(word)

function singularOf(word: string) {
  const lower = word.toLowerCase()
  const one = singularOfIrregular.get(lower)
  if (one) return inCaseOf(word, one)
  if (word.length < 3 || alike.has(lower)) return word
  if (/[^aeiou]ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(x|ch|sh|ss)es$/i.test(word)) return word.slice(0, -2)
  return /[^s]s$/i.test(word) ? word.slice(0, -1) : word
}

function pluralOf(word: string) {
  const lower = word.toLowerCase()
  const many = irregular.get(lower)
  if (many) return inCaseOf(word, many)
  if (measures.has(lower) || alike.has(lower)) return word
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  if (/(x|ch|sh|ss)$/i.test(word)) return `${word}es`
  return /s$/i.test(word) || singularOfIrregular.has(lower) ? word : `${word}s`
}

const inCaseOf = (word: string, other: string) =>
  /^[A-Z]/.test(word) ? other[0]?.toUpperCase() + other.slice(1) : other
