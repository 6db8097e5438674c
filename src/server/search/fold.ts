import { toLatin } from './to-latin.ts'

/** Spellings of one sound, in the order in which they are replaced. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/chh/g, 'ch'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/q|ck|c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/([kgtdbj])h/g, '$1'],
  [/aa+/g, 'a'],
  [/ee+|ii+|ea/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/ai|ay|ei|ey/g, 'e'],
  [/au|ou|ow/g, 'o'],
  [/y(?=[^aeiou]|$)/g, 'i'],
  [/iy(?=a)/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/m(?=[pb])/g, 'n'],
  // The short 'a' between two syllables is hardly heard: 'kapada' and 'kapda' are one word.
  [/(?<=[aeiou][bdfgjklmnprstvy])a(?=[bdfgjklmnprstvy][aeiou])/g, ''],
  [/(?<=..)[ae]$/, ''],
  [/[eo]r$/, 'ar'],
]

/**
 * A key for how a word sounds, which its spellings share: 'zeera', 'jeera' and 'जीरा' are equal. Only for comparison;
 * the result is not a word.
 */
export function fold(word: string): string {
  const latin = toLatin(word.toLowerCase())
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '')
  return sounds.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), latin)
}
