import { expect, test } from 'vitest'
import { judge } from './goals.ts'

const waits = { name: 'products that wait', limit: 100, unit: 'ms' }

test('a run whose figures meet their targets ends well, the target itself included', () => {
  expect(
    judge([
      { ...waits, measured: 12 },
      { ...waits, measured: 100 },
    ]),
  ).toEqual({
    lines: ['2 targets, all met'],
    exitCode: 0,
  })
  expect(judge([]).exitCode).toBe(0)
})

test('a run that misses one target fails, and says which', () => {
  expect(
    judge([
      { ...waits, measured: 12 },
      { ...waits, name: 'by two words', measured: 100.4 },
    ]),
  ).toEqual({
    lines: ['1 of 2 targets missed:', '  by two words: 100.4 ms, at most 100.0 wanted'],
    exitCode: 1,
  })
})

test('what was not measured is missed', () => {
  expect(judge([{ ...waits, measured: Number.NaN }]).exitCode).toBe(1)
})
