import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows } from '#server/db/sql.ts'
import { openHouse } from '#server/testing/house.ts'
import { wordsOf } from './words.ts'

const house = openHouse()

const Row = z.object({ words: z.array(z.string()) })
const kept = async (text: string) =>
  (await house.db.one(rows(Row)`select search_words(${text}::text) as words`)).words

test.each([
  ['12 mm', '12mm'],
  ['12-MM', '12mm'],
  ['1.5HP', '1.5hp'],
  ['5 Litres', '5l'],
  ['5 ply', '5ply'],
  ['6 inches', '6in'],
  ['40 watts', '40w'],
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
  ...['The', 'glass', 'ES', '₹', '½', 'É', '\u200d', '\t', '(', 'a'],
)

test('the database keeps the words of a product as the server reads those of a search', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
      const text = parts.join('')
      const inDatabase = new Set(await kept(text))
      const asked = wordsOf(text)
      expect([...asked].filter((word) => !inDatabase.has(word))).toEqual([])
      const numbers = [...inDatabase].filter((word) => !asked.includes(word))
      expect(numbers.filter((word) => !/^[0-9.]+$/.test(word))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
