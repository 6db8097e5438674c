import { expect, test } from 'vitest'
import { matchesTag } from './etag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" ,W/"a",', true],
  ['"with,comma", "a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['W/"b", "c"', false],
  ['"A"', false],
  ['w/"a"', false],
  ['a', false],
  ['"x", *', false],
  ['"a', false],
  ['"xa" "a"', false],
  ['"", "b"', false],
  ['', false],
  [undefined, false],
])('of a caller who names %s the answer "a" is held: %s', (header, isHeld) => {
  expect(matchesTag(header, '"a"')).toBe(isHeld)
})

test('a header as long as headers may be is read in a moment', () => {
  expect(matchesTag('"b",'.repeat(4_000), '"a"')).toBe(false)
  expect(matchesTag(`${' ,'.repeat(8_000)}"`, '"a"')).toBe(false)
  expect(matchesTag('W/'.repeat(8_000), '"a"')).toBe(false)
})
