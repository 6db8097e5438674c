import { expect, test } from 'vitest'
import { ceilingOf, namedLabels } from './chart-scale.ts'

test('a scale ends at a round number above its largest value', () => {
  expect(ceilingOf(73_400)).toBe(80_000)
  expect(ceilingOf(100)).toBe(100)
  expect(ceilingOf(1_01_000)).toBe(2_00_000)
  expect(ceilingOf(9.5)).toBe(10)
})

test('a scale without values still has a height', () => {
  expect(ceilingOf(0)).toBe(100)
})

const points = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `day ${index + 1}` }))

test('the four weeks of a month are all named', () => {
  expect(namedLabels(points(4))).toEqual(['day 1', 'day 2', 'day 3', 'day 4'])
})

test('of the days of a month the first, the middle and the last are named', () => {
  expect(namedLabels(points(31))).toEqual(['day 1', 'day 16', 'day 31'])
})

test('a chart without values has no names', () => {
  expect(namedLabels([])).toEqual([])
})
