import { expect, test } from 'vitest'
import { abbreviationsIn } from './letter-names.ts'

test.each([
  ['एलईडी', 'led'],
  ['પીવીસી', 'pvc'],
  ['এলইডি', 'led'],
  ['ਐਲਈਡੀ', 'led'],
  ['எல்இடி', 'led'],
  ['பிவிசி', 'pvc'],
  ['ఎల్ఈడి', 'led'],
  ['ಎಲ್ಇಡಿ', 'led'],
  ['एचडीपीई', 'hdpe'],
  ['यूपीएस', 'ups'],
  ['आरओ', 'ro'],
])('%s spells %s', (word, letters) => {
  expect(abbreviationsIn(word)).toContain(letters)
})

test.each(['स्कूल', 'पानी', 'एल', 'बैग', 'led'])('%s spells nothing', (word) => {
  expect(abbreviationsIn(word)).toEqual([])
})

test('a long word is no abbreviation', () => {
  expect(abbreviationsIn('ए'.repeat(40_000))).toEqual([])
})
