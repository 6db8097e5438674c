import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'
import { piecesOf } from './scripts.ts'
import { linesOf, openSheets } from './sheet.ts'

/** From left to right, as it stands on the paper: each piece with its font. */
const shown = (text: string) =>
  runsOf(text).flatMap(({ pieces }) => pieces.map(({ script, text: part }) => [script, part]))
const readAloud = (text: string) =>
  runsOf(text)
    .map(({ pieces, reading }) => reading ?? pieces.map((piece) => piece.text).join(''))
    .join('')

test('words in Urdu are one piece from right to left, and Latin stays around them', () => {
  expect(shown('Shop احمد ٹریڈرز, Delhi')).toEqual([
    ['latin', 'Shop '],
    ['arabic', 'احمد ٹریڈرز'],
    ['latin', ', Delhi'],
  ])
})

test('a figure in a line of Urdu stands to the left of what it follows, and is read from left to right', () => {
  expect(shown('دکان 12/3 بازار')).toEqual([
    ['arabic', ' بازار'],
    ['latin', '12/3'],
    ['arabic', 'دکان '],
  ])
  expect(shown('12 دکان')).toEqual([
    ['latin', '12 '],
    ['arabic', 'دکان'],
  ])
})

test.each(['احمد ٹریڈرز', 'دکان 12/3 (بازار) Delhi 110006', 'Shop نمبر ۱۲', 'سنڌ ٽريڊرز'])(
  '%s is read aloud as it was written',
  (text) => {
    expect(readAloud(text)).toBe(text)
  },
)

test.each([
  ['Rose 🌹 Traders 😀', 'Rose  Traders '],
  ['漢字 Stores', '?? Stores'],
  ['👩‍🌾 Farm', ' Farm'],
  ['\u202eevil\u0007', 'evil'],
  ['Café ₹5 – é', 'Café ₹5 – é'],
  ['क्ष ট্রেডার্স', 'क्ष ট্রেডার্স'],
])('of %j the paper has %j', (text, legible) => {
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(legible)
})

test('no line is made of what no font has', () => {
  const pdf = openSheets({ title: 'Paper', author: 'Vanij', day: '2026-11-23' })
  expect(linesOf(pdf, '😀 😀 😀', { size: 8 }, 120)).toEqual([])
  expect(linesOf(pdf, 'Rose 🌹 Traders', { size: 8 }, 120)).toEqual(['Rose Traders'])
})
