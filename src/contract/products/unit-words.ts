/** Words of measure that stay as they are, however many. */
const measures = new Set('kg g gm mg ml l m cm mm km kl mt ft sq sqft cubic dozen'.split(' '))

/** Weights and lengths are priced per unit; what can be counted, each. */
export const isMeasure = (unit: string) => measures.has(unit.trim().split(' ')[0]?.toLowerCase() ?? '')

/** Units whose singular ends in 's' as well, and short forms that have none. */
const alike = new Set(['canvas', 'chassis', 'gas', 'gross', 'lens', 'nos', 'series'])

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
  if (/^dozen$/i.test(words[0] ?? '')) return 0
  const start = words.findIndex(isPlain)
  const end = words.findIndex(
    (word, place) => place > start && (!isPlain(word) || /^(of|with|x)$/i.test(word)),
  )
  return (end < 0 ? words.length : end) - 1
}

const isPlain = (word: string) => /^[a-z]+$/i.test(word)

function singularOf(word: string) {
  if (word.length < 3 || alike.has(word.toLowerCase())) return word
  return word
    .replace(/(f)eet$/i, '$1oot')
    .replace(/(hal|lea|loa|shel)ves$/i, '$1f')
    .replace(/([^aeiou])ies$/i, '$1y')
    .replace(/(x|ch|sh|ss)es$|([^s])s$/i, '$1$2')
}

function pluralOf(word: string) {
  const lower = word.toLowerCase()
  if (measures.has(lower) || alike.has(lower) || /[^s]s$|feet$/i.test(word)) return word
  if (lower === 'foot') return word.replace('oot', 'eet')
  return `${word}s`
    .replace(/([^aeiou])ys$/i, '$1ies')
    .replace(/([^f])fs$/i, '$1ves')
    .replace(/(x|ch|sh|ss)s$/i, '$1es')
}
