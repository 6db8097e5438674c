import { expect, test } from 'vitest'
import { ceilingOf } from './chart-scale.ts'

test('a scale ends at a round number above its largest value', () => {
  expect(ceilingOf(73_400)).toBe(80_000)
  expect(ceilingOf(100)).toBe(100)
  expect(ceilingOf(1_01_000)).toBe(2_00_000)
  expect(ceilingOf(9.5)).toBe(10)
})

test('a scale without values still has a height', () => {
  expect(ceilingOf(0)).toBe(100)
})
