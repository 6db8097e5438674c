import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allWordsOf, wordsOf } from './words.ts'

test.each([
  ['12 mm', '12mm'],
  ['12-MM', '12mm'],
  ['1.5HP', '1.5hp'],
  ['5 Litres', '5l'],
  ['5 ply', '5ply'],
  ['6 inches', '6in'],
  ['40 watts', '40w'],
  ['1/2"', '0.5in'],
  ['½ inch', '0.5in'],
  ['half inch', '0.5in'],
  ['.5 in', '0.5in'],
  ['3/4', '0.75'],
  ['1 1/2 inch', '1.5in'],
  ['1½”', '1.5in'],
  ['2 x 4', '2x4'],
  ['2*4 ft', '2x4'],
  ['2×4', '2x4'],
  ['2 by 4', '2x4'],
  ['600 × 600 mm', '600x600'],
  ['600mm x 600mm', '600x600'],
  ['12" x 9" x 6"', '12x9x6'],
  ['2.50 sq mm', '2.5sqmm'],
  ['2.5 sq.mm', '2.5sqmm'],
  ['20 ltr', '20l'],
  ['2 tonnes', '2ton'],
])('%s is the same as %s', (one, other) => {
  expect(wordsOf(one)).toEqual([other])
  expect(wordsOf(other)).toEqual([other])
})

test.each([
  ['Batteries, boxes & brushes', 'battery box brush'],
  ['Women’s shoes', 'women shoe'],
  ['Brass gas stoves for the kitchen', 'brass gas stove kitchen'],
  ['TMT bar (सरिया) Fe 550D', 'tmt bar सरिया fe 550d'],
  ['mangoes and tomatoes', 'mango tomato'],
  ['सीमेंट। ५० किलो', 'सीमेंट ५० किलो'],
  ['tyre 90/100-10, 20W/40, 24/7, 1/2/2026', 'tyre 90 100 10 20w 40 24 7 1 2 2026'],
  ['half sleeve, x ray, 3 x', 'half sleeve x ray 3 x'],
  ["5'12x6, 6' x 4' and 6' 2x4", '5 12x6 6x4 6 2x4'],
])('%s is kept as %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words.split(' '))
})

const pieces = fc.constantFrom(
  ...[
    '12',
    '1.5',
    'mm',
    ' ',
    '-',
    '×',
    'HP',
    'Litres',
    'boxes',
    's',
    'ies',
    '’s',
    'पंखा',
    'क़',
    '.',
    ',',
    '/',
    '5',
    'in',
  ],
  ...['x', '*', '"', '1/2', '¾', "'", 'sq', 'half', ' by ', '.5', '2.50', 'tonnes', 'r'],
  ...['The', 'glass', 'ES', '₹', '½', 'É', '\u200d', '\t', '(', 'a'],
)

test('a product keeps every word by which a request can ask for it', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const text = parts.join('')
      const kept = new Set(allWordsOf(text))
      expect(wordsOf(text).filter((word) => !kept.has(word))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['Pipe 12 x 9 mm', '12x9 9x12 pipe 12 x 9 9mm'],
  ['half inch valve', 'half 0.5in valve'],
  ['Cable 2.5 sq mm', 'cable 2.5 sq mm 2.5mm 2.5sqmm'],
  ['Boxes for the kitchen', 'box kitchen'],
])('%s is found by its words, and by the parts of its sizes: %s', (text, words) => {
  expect(allWordsOf(text)).toEqual(words.split(' '))
})
