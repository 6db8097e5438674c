import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, inTwoLines } from './cut-text.ts'

test.each([
  ['Cotton shirt', 6, 'Cotton'],
  ['Cotton', 6, 'Cotton'],
  ['सूती कमीज़', 1, 'स'],
  ['कमीज़', 4, 'कमी'],
  ['कोवै', 3, 'को'],
  ['क्षत्रिय', 4, 'क्ष'],
  ['ab🚚', 3, 'ab'],
  ['a👩‍👩‍👧', 8, 'a'],
])('%s is cut to %i as %s', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut)
})

test('marks without end on one letter are cut all the same', () => {
  expect(cutText(`a${'\u0301'.repeat(500)}`, 100)).toHaveLength(100)
})

test('an address in two lines loses no letter between them', () => {
  const lorry = `${'x'.repeat(119)}🚚 Depot`
  expect(inTwoLines(lorry, 120)).toEqual(['x'.repeat(119), '🚚 Depot'])
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 20, max: 60 }),
      (text, limit) => {
        const lines = inTwoLines(text, limit)
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(limit)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(text.startsWith(lines.join(''))).toBe(true)
      },
    ),
  )
})
