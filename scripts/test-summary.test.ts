import { expect, test } from 'vitest'
import { summaryOf } from './test-summary.ts'

const step = { name: 'unit', seconds: 1.26, exitCode: 0, passed: 3, failed: 0, skipped: 0 }

test('the last line counts every test of every step', () => {
  const { text, isGood } = summaryOf([step, { ...step, passed: 4 }], 2)
  expect(text.split('\n').at(-1)).toBe('7 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('failed tests make the run fail', () => {
  const { text, isGood } = summaryOf([step, { ...step, exitCode: 1, passed: 1, failed: 2 }], 2)
  expect(text.split('\n').at(-1)).toBe('4 passed, 2 failed')
  expect(isGood).toBe(false)
})

test('a step that broke without a failed test counts as one failure', () => {
  expect(summaryOf([{ ...step, exitCode: 1 }], 2).text).toMatch(/3 passed, 1 failed$/)
})

test('a step that ran nothing counts as one failure', () => {
  expect(summaryOf([step, { ...step, passed: 0 }], 2)).toMatchObject({ isGood: false })
  expect(summaryOf([], 2).isGood).toBe(false)
})

test('a line tells the step, its time and what was left out', () => {
  const lines = summaryOf([{ ...step, skipped: 1 }], 2).text.split('\n')
  expect(lines[1]).toBe('✓ unit              1.3 s  3 passed, 1 skipped')
})

test('steps that run at once take less together than each for itself', () => {
  expect(summaryOf([step, step], 1.6).text.split('\n').at(-2)).toBe('In 2 s.')
})

test('what passed at the second try is reported', () => {
  const lines = summaryOf([{ ...step, retried: 2 }], 2).text.split('\n')
  expect(lines[1]).toBe('✓ unit              1.3 s  3 passed, 2 at the second try')
})

test('what failed is listed at the end, with its message', () => {
  const failures = [{ test: 'cart.test.ts › a cart', message: 'Error: two, not one' }]
  const { text } = summaryOf([{ ...step, passed: 1, failed: 1, failures }], 2)
  expect(text.split('\n').slice(0, 3)).toEqual(['', 'unit: cart.test.ts › a cart', 'Error: two, not one'])
})
