import { expect, test } from 'vitest'
import type { Failure } from './count.ts'
import { summaryOf } from './summary.ts'

const failure = (test: string): Failure => ({ test, place: 'cart.test.ts', message: 'Error: two, not one' })
const first = { passed: 3, skipped: 0, failures: [] }
const step = { name: 'unit', seconds: 1.26, exitCode: 0, first }
const red = {
  ...step,
  exitCode: 1,
  first: { ...first, passed: 1, failures: [failure('a cart'), failure('b')] },
}
const quiet = { passed: 9, skipped: 0, failures: [], exitCode: 0 }
const lastOf = (text: string) => text.split('\n').at(-1)

test('the last line counts every test of every step', () => {
  const { text, isGood } = summaryOf([step, { ...step, first: { ...first, passed: 4 } }], 2)
  expect(lastOf(text)).toBe('7 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('failed tests make the run fail, and stand at the end with what they said', () => {
  const { text, isGood } = summaryOf([red], 2)
  expect(text.split('\n').slice(-6)).toEqual([
    'Error: two, not one',
    '',
    'failed: unit: b',
    'Error: two, not one',
    '',
    '1 passed, 2 failed',
  ])
  expect(isGood).toBe(false)
})

test('what passes at its second try counts as passed and is called unstable', () => {
  const { text, isGood } = summaryOf([{ ...red, second: quiet }], 2)
  expect(text).toContain('✓ unit              1.3 s  3 passed, 2 unstable')
  expect(text).toContain('unstable: unit: a cart\nError: two, not one')
  expect(lastOf(text)).toBe('3 passed, 0 failed')
  expect(isGood).toBe(true)
})

test('what fails again has failed, also when it is another test of the same file', () => {
  const again = { ...quiet, exitCode: 1, failures: [failure('b'), failure('c')] }
  const { text, isGood } = summaryOf([{ ...red, second: again }], 2)
  expect(lastOf(text)).toBe('2 passed, 2 failed')
  expect(isGood).toBe(false)
})

test('a second try that breaks or runs nothing has failed', () => {
  const broken = { ...quiet, passed: 0, exitCode: 1 }
  expect(summaryOf([{ ...red, second: broken }], 2).isGood).toBe(false)
  expect(summaryOf([{ ...red, second: { ...broken, exitCode: 0 } }], 2).isGood).toBe(false)
})

test('more than five unstable tests make the run fail', () => {
  const many = (count: number) => ({
    ...red,
    first: { ...first, failures: Array.from({ length: count }, (_, n) => failure(`test ${n}`)) },
    second: quiet,
  })
  expect(summaryOf([many(5)], 2).isGood).toBe(true)
  const { text, isGood } = summaryOf([many(5), { ...red, second: quiet }], 2)
  expect(text).toContain('7 tests are unstable; a run with more than 5 fails.')
  expect(isGood).toBe(false)
})

test('a step that broke without a failed test counts as one failure', () => {
  expect(summaryOf([{ ...step, exitCode: 1 }], 2).text).toMatch(/3 passed, 1 failed$/)
})

test('a step that ran nothing counts as one failure', () => {
  const empty = { ...step, first: { ...first, passed: 0 } }
  expect(summaryOf([step, empty], 2)).toMatchObject({ isGood: false })
  expect(summaryOf([], 2).isGood).toBe(false)
})

test('a line tells the step, its time and what was left out', () => {
  const lines = summaryOf([{ ...step, first: { ...first, skipped: 1 } }], 2).text.split('\n')
  expect(lines[1]).toBe('✓ unit              1.3 s  3 passed, 1 skipped')
  expect(lines[2]).toBe('In 2 s.')
})
