import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const shown = (before: string, after: string) =>
  differenceOf(before.split(''), after.split(''))
    .map(({ sign, text }) => ({ same: text, gone: `-${text}`, new: `+${text}` })[sign])
    .join(' ')

test.each([
  ['abc', 'abc', 'a b c'],
  ['abc', 'axc', 'a -b +x c'],
  ['abc', 'bcd', '-a b c +d'],
  ['', 'ab', '+a +b'],
  ['ab', '', '-a -b'],
])('from %j to %j', (before, after, signs) => expect(shown(before, after)).toBe(signs))

test('of any two texts the pieces are the first without what is new, and the second without what is gone', () => {
  for (const [before, after] of [
    ['aabbccdd', 'dcbaabcd'],
    ['xyxyxy', 'yxyx'],
    ['abcabba', 'cbabac'],
  ] as const) {
    const pieces = differenceOf(before.split(''), after.split(''))
    const without = (sign: string) => pieces.filter((piece) => piece.sign !== sign).map(({ text }) => text)
    expect(without('new').join('')).toBe(before)
    expect(without('gone').join('')).toBe(after)
  }
})
