import { expect, test } from 'vitest'
import { Dictionary } from './dictionary.ts'
import { levelsOf } from './levels.ts'
import { firstLexicon } from './lexicon.ts'
import { correct, understand, understandBeginning } from './understand.ts'

const dictionary = new Dictionary(1_000)
for (const [word, share] of Object.entries({
  pump: 0.05,
  submersible: 0.02,
  printer: 0.01,
  print: 0.04,
  keyboard: 0.01,
  helmet: 0.02,
  flower: 0.01,
  pot: 0.01,
  motor: 0.03,
  laptop: 0.01,
  soap: 0.02,
  tile: 0.03,
  led: 0.02,
  cfm: 0.01,
}))
  dictionary.learn(`a${word}`, share)
dictionary.learn('fhelmat', 0.001)
const language = { dictionary, lexicon: firstLexicon }

const wordsIn = (q: string) => understand(q, language).map(({ words }) => words.join(' '))
const meantBy = (q: string) =>
  understand(q, language).flatMap(({ meanings }) => meanings.map((m) => m.join(' ')))

test('a phrase of the trade is one thing, whatever its script', () => {
  for (const q of ['pani ki motor', 'Paani Ki Motor', 'पानी की मोटर', 'paani ki moter']) {
    expect(understand(q, language)).toHaveLength(1)
    expect(meantBy(q)).toContain('submersible pump')
  }
})

test('words around the thing are left out, unless there is nothing else', () => {
  expect(wordsIn('pump ka price wholesale near me')).toEqual(['pump'])
  expect(wordsIn('price')).toEqual(['price'])
})

test.each(['😀', '★', 'насос', '水泵', 'پمپ', 'αβγ'])(
  'what cannot be read aloud here, such as %s, means nothing else',
  (q) => {
    expect(meantBy(q)).toEqual([])
    expect(understandBeginning(q, language).flatMap(({ meanings }) => meanings)).toEqual([])
    expect(correct(understand(q, language), language)).toBeUndefined()
  },
)

test.each([
  ['१ hp pump', ['1hp', 'pump']],
  ['१.५ hp', ['1.5hp']],
  ['২০০ LED', ['200', 'led']],
])('digits of any Indian script are digits: %s', (q, words) => {
  expect(wordsIn(q)).toEqual(words)
})

test('a word that sounds like one of the market means that too', () => {
  expect(meantBy('मोटर')).toContain('motor')
  expect(meantBy('saabun')).toContain('soap')
})

test.each([
  ['फ्लॉवर', ['flower']],
  ['સબમર્સિબલ', ['submersible']],
  ['एलईडी', ['led']],
  ['एल ई डी', ['led']],
])('English words in Indian scripts are understood by their sound: %s', (q, words) => {
  for (const word of words) expect(meantBy(q)).toContain(word)
})

test('a word in another script is never corrected to one that only looks like it', () => {
  expect(correct(understand('प्रिंस', language), language)).toBeUndefined()
})

test('what is written apart is found written together', () => {
  expect(meantBy('key board')).toEqual(['keyboard'])
})

test('only the last word may be half typed, and only one that nobody knows', () => {
  expect(understand('pump submers', language).map(({ isBeginning }) => isBeginning)).toEqual([false, true])
  expect(understand('submers pump', language).map(({ isBeginning }) => isBeginning)).toEqual([false, false])
})

test.each([
  ['printr', 'printer'],
  ['labtop', 'laptop'],
  ['hemlet', 'helmet'],
  ['submersibel pmp', 'submersible pump'],
  ['flowerpot', 'flower pot'],
])('%s is corrected to %s', (q, corrected) => {
  expect(correct(understand(q, language), language)?.text).toBe(corrected)
})

test.each(['pump', 'sariya', 'xq', 'cfl', 'zzzzzzzzzz', '550d'])('%s is left as it is', (q) => {
  expect(correct(understand(q, language), language)).toBeUndefined()
})

test('every level of fit is at least as wide as the one before', () => {
  const levels = levelsOf(understand('water pump tile', language), dictionary)
  const shares = levels.map(({ share }) => share)
  expect(levels.length).toBeGreaterThan(6)
  expect(shares).toEqual([...shares].sort((one, other) => one - other))
})

test.each([
  ['dedh inch pump', ['1.5in', 'pump']],
  ['aadha hp pump', ['0.5hp', 'pump']],
  ['dhai kilo', ['2.5kg']],
])('numbers as they are said are numbers before a unit: %s', (q, words) => {
  expect(wordsIn(q)).toEqual(words)
})

test.each([
  ['1200x600', '600x1200'],
  ['2x4', '600x1200'],
  ['24*24', '600x600'],
])('%s means %s too', (q, size) => {
  expect(meantBy(q)).toContain(size)
})

test('a code that nobody writes so may be one with a space', () => {
  expect(meantBy('bl634')).toContain('bl 634')
  expect(wordsIn('m 12')).toEqual(['m', '12'])
})

test('of a long sentence what the market knows is kept, wherever it stands', () => {
  const q = `${Array.from({ length: 12 }, (_, index) => `zorb${'abcdefghijkl'[index]}`).join(' ')} water pump`
  expect(wordsIn(q).join(' ')).toContain('pump')
})
