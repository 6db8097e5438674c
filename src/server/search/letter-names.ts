import { toLatin } from './to-latin.ts'

/** How the names of English letters are written in Indian scripts; a hyphen stands before each vowel with a sign of its own. */
const names: Readonly<Record<string, string>> = {
  a: '-e',
  b: 'bi',
  c: 'si',
  d: 'di',
  e: '-?i',
  f: '-(?:e|ai)(?:ph|f)a?',
  g: 'ji',
  h: '-(?:e|ai)cha?',
  i: '-a-?i|-aya?|-ai',
  j: 'je',
  k: 'ke',
  l: '-(?:e|ai)la?',
  m: '-(?:e|ai)ma?',
  n: '-(?:e|ai)na?',
  o: '-o',
  p: 'pi',
  q: 'kyu',
  r: '-ara?',
  s: '-(?:e|ai)sa?',
  t: 'ti',
  u: 'yu',
  v: 'vi|bhi',
  w: 'dabaly?[iu]?u',
  x: '-(?:e|ai)ksa?',
  y: 'va-?i',
  z: 'jeda?',
}
/** Tamil has one letter for each of these pairs. */
const tamilNames: typeof names = { ...names, b: 'bi|pi', c: 'si|chi', d: 'di|ti', g: 'ji|chi' }

const patternsOf = (all: typeof names) =>
  Object.entries(all).map(([letter, name]) => ({ letter, pattern: new RegExp(name, 'y') }))
const patterns = patternsOf(names)
const tamilPatterns = patternsOf(tamilNames)

const ownVowels =
  /[\u0905-\u0914\u0985-\u0994\u0a05-\u0a14\u0a85-\u0a94\u0b05-\u0b14\u0b85-\u0b94\u0c05-\u0c14\u0c85-\u0c94\u0d05-\u0d14]/g
const tamil = /[\u0b80-\u0bff]/

const [fewestLetters, mostLetters] = [2, 8]
/** Longer words are no abbreviations. */
const longest = 24

/** The abbreviations that a word in an Indian script may spell out: 'led' for 'एलईडी'. */
export function abbreviationsIn(word: string): readonly string[] {
  if (word.length > longest) return []
  const sounds = toLatin(word.replace(ownVowels, '-$&'))
  const read = readFrom(sounds, tamil.test(word) ? tamilPatterns : patterns)
  return read.filter(({ length }) => length >= fewestLetters && length <= mostLetters)
}

/** Each way to read the rest; what follows each place is read once. */
function readFrom(sounds: string, all: typeof patterns): readonly string[] {
  const restsAt: (readonly string[])[] = []
  restsAt[sounds.length] = ['']
  for (let place = sounds.length - 1; place >= 0; place -= 1)
    restsAt[place] = all
      .flatMap(({ letter, pattern }) =>
        endsOf(pattern, sounds, place).flatMap((end) => (restsAt[end] ?? []).map((rest) => letter + rest)),
      )
      .slice(0, mostRead)
  return restsAt[0] ?? []
}

const mostRead = 8

function endsOf(pattern: RegExp, sounds: string, place: number): number[] {
  pattern.lastIndex = place
  const [name] = pattern.exec(sounds) ?? []
  if (name === undefined) return []
  const end = place + name.length
  // The vowel after the name of a consonant may be a letter of its own.
  return name.endsWith('a') ? [end, end - 1] : [end]
}
