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
