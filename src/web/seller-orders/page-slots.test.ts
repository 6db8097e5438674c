import { expect, test } from 'vitest'
import { lastPageOf, slotsOf } from './page-slots.ts'

const shown = (current: number, last: number) =>
  slotsOf(current, last)
    .map(({ number }) => number ?? '…')
    .join(' ')
const onPhones = (current: number, last: number) =>
  slotsOf(current, last)
    .filter(({ number, isSpare }) => number === undefined || !isSpare)
    .map(({ number }) => number ?? '…')
    .join(' ')

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [2, 5, '1 2 3 4 5'],
  [2, 6, '1 2 3 … 6'],
  [3, 5, '1 2 3 4 5'],
  [1, 16, '1 2 … 16'],
  [4, 16, '1 2 3 4 5 … 16'],
  [8, 16, '1 … 7 8 9 … 16'],
  [13, 16, '1 … 12 13 14 15 16'],
  [16, 16, '1 … 15 16'],
])('page %d of %d is reached by %s', (current, last, slots) => {
  expect(shown(current, last)).toBe(slots)
})

test('a phone has room for the ends and the page itself', () => {
  expect(onPhones(8, 16)).toBe('1 … 8 … 16')
  expect(onPhones(1, 16)).toBe('1 2 … 16')
})

test('the last page is the last that a number leads to', () => {
  expect(lastPageOf(0, 10)).toBe(1)
  expect(lastPageOf(128, 8)).toBe(16)
  expect(lastPageOf(5_000_000, 50)).toBe(2_001)
})
