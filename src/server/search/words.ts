import { plainNumber, sizesIn, withDecimals, withSizes } from './sizes.ts'

/** Other spellings of units. */
const spellings: Readonly<Record<string, string>> = {
  in: 'inch inches',
  ft: 'feet foot',
  m: 'mtr mtrs metre metres meter meters',
  kg: 'kgs kilo kilogram kilograms',
  g: 'gm gms gram grams',
  l: 'lt ltr ltrs litre litres liter liters',
  w: 'watt watts',
  v: 'volt volts',
  a: 'amp amps ampere',
  micron: 'microns',
  pc: 'pcs piece pieces',
  ton: 'tons tonne tonnes',
  sqmm: 'sq.mm',
  sqft: 'sq.ft',
}
const units =
  'in ft mm cm m kg g l ml hp w kw kva va v ah mah a ply gsm gb tb mp lph micron core pc ton sqmm sqft'.split(
    ' ',
  )

const unitOf = new Map([
  ...units.map((unit) => [unit, unit] as const),
  ...Object.entries(spellings).flatMap(([unit, others]) =>
    others.split(' ').map((spelling) => [spelling, unit] as const),
  ),
])

// Separators of words, and characters to drop. Everything else is a letter, including vowel signs of Indian scripts.
const separators =
  /[ \t\n\r!"#$%&()*+,\-/:;<=>?@[\\\]^_`{|}~\u00a0\u00ab\u00b0\u00b7\u00bb\u00d7\u00f7\u0964\u0965\u2013\u2014\u201c\u201d\u2022\u2026\u20b9\u2212]+/
const droppedCharacters = /['\u2018\u2019\u200c\u200d]/g

const longest = 40

/** Words that say nothing about goods; neither stored nor searched. */
const emptyWords: ReadonlySet<string> = new Set(
  'a an and at by for from in is it of on or per the to with'.split(' '),
)

const lowerCase = (text: string) => withDecimals(text.normalize('NFC').toLowerCase())

const writtenIn = (text: string) =>
  text
    .replace(droppedCharacters, '')
    .split(separators)
    .map((word) => dotted(word).slice(0, longest))
    .filter(Boolean)

/**
 * The words of a request: lower case, singular, a number and its unit as one word, and a size as one. The words of
 * products contain all of these (`allWordsOf`).
 */
export function wordsOf(text: string): string[] {
  const written = writtenIn(withSizes(lowerCase(text)))
  const result: string[] = []
  for (let place = 0; place < written.length; ) {
    const { words, length } = measureAt(written, place) ?? { words: kept(written[place] ?? ''), length: 1 }
    result.push(...words)
    place += length
  }
  return result
}

/** '0.5' for '.5'; other dots at the end of words are punctuation. */
const dotted = (word: string) => {
  const bare = word.replace(/^\.+|\.+$/g, '')
  return /^\.[0-9]/.test(word) ? `0.${bare}` : bare
}

/** A number with its unit, in words of which a product stores each; '½ inch' arrives here as '0.5 in'. */
function measureAt(written: readonly string[], place: number) {
  const [word = '', next = '', afterNext = ''] = written.slice(place, place + 3)
  const number = word === 'half' ? '0.5' : numberIn(word)
  if (number === undefined) return undefined
  const unit = unitOf.get(next)
  if (unit) return { words: [number + unit], length: 2 }
  const square = next === 'sq' && word !== 'half' ? unitOf.get(`sq${unitOf.get(afterNext) ?? ''}`) : undefined
  if (square) return { words: [number + square], length: 3 }
  return word === 'half' ? undefined : { words: [number], length: 1 }
}

const numberIn = (word: string) => (/^[0-9.]+$/.test(word) ? plainNumber(word) : undefined)

function kept(word: string): string[] {
  const [, number, unit] = word.match(/^([0-9.]+)([a-z]+)$/) ?? []
  if (number && unit) return [plainNumber(number) + (unitOf.get(unit) ?? unit)]
  return emptyWords.has(word) ? [] : [singular(word)]
}

/** Plain rules only: the result need not be a word, it must be the same for singular and plural. */
function singular(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.length > 5 && word.endsWith('oes')) return word.slice(0, -2)
  return /(ss|us|is)$/.test(word) ? word : word.slice(0, -1)
}

/** State that passes from one word to the next: a number that may have a unit, and one that may have a square unit. */
type Measure = { readonly number?: string | undefined; readonly square?: string | undefined }

/** The words that a product is found by: those of a request, plus the parts of sizes and measures. */
export function allWordsOf(text: string): string[] {
  const words = partsOf(text)
  const known = new Set(words)
  // A size that begins within a word, as in "5'12x6" and '1/2x12', parts it otherwise in a request.
  return [...words, ...wordsOf(text).filter((word) => !known.has(word))]
}

function partsOf(text: string): string[] {
  const read = lowerCase(text)
  const result = sizesIn(read)
  let before: Measure = {}
  for (const word of writtenIn(read)) {
    const { words, ...measure } = /^[0-9]/.test(word) ? ofNumber(word) : ofWord(word, before)
    result.push(...words)
    before = measure
  }
  return result
}

type Read = Measure & { readonly words: readonly string[] }

function ofNumber(word: string): Read {
  if (/^[0-9.]+$/.test(word)) return { words: [plainNumber(word)], number: plainNumber(word) }
  const [, digits, letters = ''] = word.match(/^([0-9.]+)([a-z]+)$/) ?? []
  if (digits === undefined) return { words: [word] }
  const number = plainNumber(digits)
  const unit = unitOf.get(letters)
  return { words: unit ? [number, ...withUnit(number, unit)] : [number + letters] }
}

/** '2.5 sq mm' is also called '2.5 mm'. */
const withUnit = (number: string, unit: string) =>
  unit.startsWith('sq') ? [number + unit, number + unit.slice(2)] : [number + unit]

function ofWord(word: string, { number, square }: Measure): Read {
  const unit = unitOf.get(word)
  if (number !== undefined && unit) return { words: withUnit(number, unit) }
  if (square !== undefined && unitOf.has(`sq${unit}`))
    return { words: [word, `${square}${unit}`, `${square}sq${unit}`] }
  return {
    words: emptyWords.has(word) ? [] : [singular(word)],
    square: word === 'sq' ? number : undefined,
    number: word === 'half' ? '0.5' : undefined,
  }
}
