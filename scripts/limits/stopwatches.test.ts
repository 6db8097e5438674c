import { expect, test } from 'vitest'
import { stopwatches } from './stopwatches.ts'

const linesOf = (text: string, file = 'src/server/orders/place.test.ts') => stopwatches(file, text)

test.each([
  'expect(Date.now() - began).toBeLessThan(5_000)',
  'const took = Date.now() - Date.parse(changed_at)',
  'expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)',
  'const began = performance.now()',
  'const began = process.hrtime.bigint()',
])('a test does not measure how long something takes: %s', (line) => {
  expect(linesOf(`const one = 1\n${line}\n`)).toEqual([2])
})

test.each([
  'const yesterday = new Date(Date.now() - day)',
  'const before = Date.now() - 1_000',
  'const since = Date.now() - 10 * day',
  'const old = new Date(\n  Date.now() - day,\n)',
  'const old = format(Date.now() - daysAgo * 24 * 60 * 60_000)',
  `note('\${Date.now() - began} ms')`,
  'if (Date.now() > deadline) throw new Error("it hangs")',
  'expect(Date.parse(at)).toBeGreaterThanOrEqual(before)',
])('it may date things in the past, and end what hangs: %s', (line) => {
  expect(linesOf(line)).toEqual([])
})

test('this holds for everything below e2e, for no program and for no benchmark', () => {
  const line = 'const took = Date.now() - began'
  expect(linesOf(line, 'e2e/faults/market.ts')).toEqual([1])
  expect(linesOf(line, 'e2e/screens/steady.walk.ts')).toEqual([1])
  expect(linesOf(line, 'src/web/ui/dialog.test.tsx')).toEqual([1])
  expect(linesOf(line, 'src/server/orders/place.service.ts')).toEqual([])
  expect(linesOf(line, 'tools/bench/main.ts')).toEqual([])
})
