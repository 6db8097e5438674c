import { unitOf } from './units.rules.ts'

/** Words between and behind prices that say nothing of the goods. */
const fillers = new Set(
  'per only net each rate price dp offer onwards above upar se and or to bulk wholesale प्रति का की रेट भाव ek एक रु रू रुपये रुपए रुपया rs inr nett fix fixed pe par mein પ્રતિ દીઠ ભાવ રેટ નો ના એક રૂ રુ રૂપિયા'.split(
    ' ',
  ),
)
const words = /[\p{L}\p{M}.]+/gu

/** Whether a text between two numbers holds nothing but units, signs and such words. */
export const isGap = (text: string) =>
  !/\d|["'%]/.test(text) &&
  [...text.matchAll(words)].every(
    ([word]) =>
      unitOf(word) !== undefined || fillers.has(word.toLowerCase().replace(/\.$/, '')) || word === '.',
  )

/** The units that stand in a text, first to last. */
export const unitsIn = (text: string): readonly string[] =>
  [...text.matchAll(words)].flatMap(([word]) => unitOf(word) ?? [])
