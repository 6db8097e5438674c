import { expect, test } from 'vitest'
import { apart, isCode, knownParts } from './codes.ts'

test.each([
  ['bl634', ['bl 634']],
  ['fe550d', ['fe 550d']],
  ['gvt600x1200', ['gvt 600x1200', 'gvt 600 1200']],
  ['6x16', ['6 16']],
  ['90x100x10', ['90 100 10']],
  ['600x600', []],
  ['12', []],
  ['pump', []],
  ['r134a7', []],
])('%s may be written as %j', (word, written) => {
  expect(apart(word).map((phrase) => phrase.join(' '))).toEqual(written)
})

test.each([
  ['20w40', '20w 40'],
  ['10.00r20', '10 r20'],
  ['12v35ah', '12v 35ah'],
  ['v4pump', 'v4 pump'],
  ['bl634', undefined],
  ['zorb', undefined],
])('%s is made of %s if the market knows them', (word, parts) => {
  const known = new Set(['20w', '40', '10', 'r20', '12v', '35ah', 'v4', 'pump'])
  expect(knownParts(word, (part) => known.has(part))?.join(' ')).toBe(parts)
})

test.each([
  ['ip', '68', true],
  ['550', 'd', true],
  ['12', '18', false],
  ['pump', 'set', false],
])('%s %s is a code: %s', (word, next, expected) => {
  expect(isCode(word, next)).toBe(expected)
})

test('a long row of digits is not read at length', () => {
  expect(apart('1x'.repeat(40_000))).toEqual([])
  expect(knownParts('1a'.repeat(40_000), () => false)).toBeUndefined()
})
