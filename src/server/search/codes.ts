import type { Phrase } from './lexicon.ts'
import { plainNumber } from './sizes.ts'

const twoParts = [
  /^([0-9.]+[a-z])([0-9.]+)$/,
  /^([0-9.]+)([a-z]+[0-9.]+)$/,
  /^([0-9.]+[a-z]{1,3})([0-9.]+[a-z]{1,3})$/,
  /^([a-z][0-9.]+)x([0-9.]+)$/,
  /^([a-z]?[0-9.]+)([a-z]{3,})$/,
]

/** '20w40' for '20W-40', 'm12x75' for 'M12 × 75' and '3burner' for '3 burner', if the market only knows the parts. */
export function knownParts(word: string, isKnown: (part: string) => boolean): Phrase | undefined {
  if (isKnown(word)) return undefined
  return twoParts
    .map((pattern) => (word.match(pattern) ?? []).slice(1).map(plainNumber))
    .find((parts) => parts.length > 0 && parts.every(isKnown))
}

/** A size or a number, perhaps behind the letters of a code. */
const code = /^([a-z]{1,8})?([0-9.]+(?:x[0-9.]+){0,2}[a-z]?)$/

/** A code as sellers may write it, with a space or a hyphen: 'bl 634' for 'bl634' and '6 16' for '6x16', a '6.00-16'. */
export function apart(word: string): readonly Phrase[] {
  const [, letters, size = ''] = word.match(code) ?? []
  const numbers = size.split('x')
  const behind = letters ? [[letters, size]] : []
  // Of a square the number alone is left, which half of the market has.
  return new Set(numbers).size < 2 ? behind : [...behind, [...(letters ? [letters] : []), ...numbers]]
}

/** Whether two words can be a code that is written as one: 'ip 68' and '550 d', but not '12 18'. */
export const isCode = (word: string, next: string) =>
  /^[a-z]{1,8} [0-9]{1,5}$|^[0-9]{1,5} [a-z]$/.test(`${word} ${next}`)

/** Whether two numbers behind a short word can be a part number in parts: 'nor 9414 60', but not 'bolt 12 40'. */
export const isLooseCode = (before: string, word: string, next: string) =>
  /^(?:[a-z]{1,3})? [0-9]{4,8} [0-9]{1,6}$/.test(`${before} ${word} ${next}`)

const inParts = /(?<![a-z0-9])[a-z0-9]+(?:[._/-][a-z0-9]+)+/g
/** A dot between digits is a decimal point, unless letters precede them. */
const betweenParts = /[_/-]|(?<![0-9])\.|\.(?![0-9])|(?<=[a-z][0-9]{1,8})\.|(?<=[a-z][._/-][0-9]{3,8})\./
const mostParts = 6
const [shortest, longest] = [4, 24]

type Test = (part: string) => boolean

/**
 * Part numbers of a lower-case text that are written in parts, each as its parts: 'kt-ins9414-dre' and 'nor.9414-60', but
 * neither dates nor measures.
 */
export const codesIn = (text: string, isMeasure: Test): Phrase[] =>
  [...text.matchAll(inParts)]
    .map(([written]) => written.split(betweenParts))
    .filter((parts) => isInParts(parts, isMeasure))

/** 'nor-9414-60' for 'nor.9414-60', so that its parts are words. */
export const withPartsOfCodes = (text: string, isMeasure: Test): string =>
  text.replace(inParts, (written) => {
    const parts = written.includes('.') ? written.split(betweenParts) : []
    return isInParts(parts, isMeasure) ? parts.join('-') : written
  })

const isInParts = (parts: Phrase, isMeasure: Test) =>
  parts.length > 1 && parts.length <= mostParts && !isOther(parts, isMeasure)

function isOther(parts: Phrase, isMeasure: Test): boolean {
  const digits = digitsOf(parts)
  if (parts.every((part) => /^[0-9]+$/.test(part))) return digits < 6 || isDate(parts)
  return digits < 3 || parts.every(isMeasure)
}

const digitsOf = (parts: Phrase) => parts.join('').replace(/[^0-9]/g, '').length

const isDate = (parts: Phrase) =>
  /^(?:[0-9]{1,2} [0-9]{1,2} 20[0-9]{2}|20[0-9]{2} [0-9]{2} [0-9]{2})$/.test(parts.join(' '))

/** Each run of several parts: 'nor 9414', '9414 60' and 'nor 9414 60', the longest first. */
export const runsOf = (parts: Phrase): Phrase[] =>
  parts
    .flatMap((_, start) => parts.map((_part, end) => parts.slice(start, end + 1)))
    .filter((run) => run.length > 1 && digitsOf(run) > 2)
    .sort((one, other) => other.length - one.length)

/** The parts as one word, where people would write them so. */
export function joinedCode(parts: Phrase): string | undefined {
  const joined = parts.join('').replaceAll('.', '')
  return joined.length < shortest || joined.length > longest ? undefined : joined
}
