// The nine Brahmi blocks of Unicode keep ISCII's order, so one table of offsets reads them all:
// Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam.
const first = 0x0900
const last = 0x0d7f
const blockSize = 0x80

const spread = (from: number, letters: string): [number, string][] =>
  letters.split(' ').map((latin, place) => [from + place, latin])

const consonants = new Map([
  ...spread(0x15, 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'),
  ...spread(0x58, 'k kh g j d dh f y'),
])
const vowels = new Map([...spread(0x05, 'a a i i u u ri'), ...spread(0x0e, 'e e ai o o o au')])
const signs = new Map([...spread(0x3e, 'a i i u u ri'), ...spread(0x45, 'e e e ai o o o au')])

const virama = 0x4d
const nukta = 0x3c
const nasals = new Set([0x01, 0x02, 0x70])
const digits = 0x66
/** In these scripts a missing vowel is meant; in the others a final 'a' is silent. */
const dravidian = new Set([0x0b80, 0x0c00, 0x0c80, 0x0d00])
const notLetters = /[\u200c\u200d]/g
/** Malayalam consonants that have no vowel, as consonants with the sign for that. */
const chillus: Readonly<Record<string, string>> = {
  '\u0d7a': '\u0d23\u0d4d',
  '\u0d7b': '\u0d28\u0d4d',
  '\u0d7c': '\u0d30\u0d4d',
  '\u0d7d': '\u0d32\u0d4d',
  '\u0d7e': '\u0d33\u0d4d',
  '\u0d7f': '\u0d15\u0d4d',
}
const chillu = /[\u0d7a-\u0d7f]/g

/**
 * Transliterates the scripts of India to plain Latin letters: 'पंखा' becomes 'pankha'. Other letters stay as they
 * are.
 */
export function toLatin(text: string): string {
  if (!/[\u0900-\u0d7f]/.test(text)) return text
  const plain = text
    .normalize('NFC')
    .replace(notLetters, '')
    .replace(chillu, (letter) => chillus[letter] ?? letter)
  const points = [...plain].map((letter) => letter.codePointAt(0) ?? 0)
  return points.map((point, place) => readLetter(point, points.slice(place + 1, place + 3))).join('')
}

function readLetter(point: number, [next = 0, afterNext = 0]: number[]): string {
  if (point < first || point > last) return String.fromCodePoint(point)
  const block = point - (point % blockSize)
  const offset = point - block
  const consonant = consonants.get(offset)
  if (consonant) {
    const follows = offsetIn(block, offsetIn(block, next) === nukta ? afterNext : next)
    return consonant + inherentVowel(block, follows)
  }
  if (nasals.has(offset)) return 'n'
  if (offset >= digits && offset < digits + 10) return String(offset - digits)
  return vowels.get(offset) ?? signs.get(offset) ?? ''
}

/** The position of a letter in its block; undefined if it belongs to another one. */
const offsetIn = (block: number, point: number) =>
  point >= block && point < block + blockSize ? point - block : undefined

function inherentVowel(block: number, follows: number | undefined): string {
  if (follows === undefined) return dravidian.has(block) ? 'a' : ''
  return signs.has(follows) || follows === virama ? '' : 'a'
}
