import { expect, test } from 'vitest'
import { judge } from './judge.ts'
import type { Measures } from './paint.ts'

const good: Measures = { lcp: 2_200, cls: 0.05, inp: 200 }
const thrice = (seen: Partial<Measures>) => [0, 1, 2].map(() => ({ ...good, ...seen }))

test('a page that reaches each target passes', () => {
  const { isGood, line } = judge('orders', thrice({}))
  expect(isGood).toBe(true)
  expect(line).toBe('orders                 LCP 2200 of 2200 ms    CLS 0.050 of 0.05    INP  200 of 200 ms')
})

test.each([{ lcp: 2_201 }, { cls: 0.051 }, { inp: 208 }])(
  'a page that misses one target fails, and its line says which: %o',
  (missed) => {
    const { isGood, line } = judge('orders', thrice(missed))
    expect(isGood).toBe(false)
    expect(line.match(/✗ [A-Z]+/g)).toEqual([`✗ ${Object.keys(missed)[0]?.toUpperCase()}`])
  },
)

test('the middle one of three opens counts', () => {
  const [slow, fast] = [
    { ...good, lcp: 9_000 },
    { ...good, lcp: 900 },
  ]
  expect(judge('orders', [slow, fast, good]).isGood).toBe(true)
  expect(judge('orders', [slow, slow, fast]).isGood).toBe(false)
})

test('what was not measured fails: nothing was painted, or the press met nothing', () => {
  expect(judge('orders', thrice({ inp: undefined }))).toMatchObject({
    isGood: false,
    line: expect.stringContaining('✗ INP was not measured'),
  })
  expect(judge('orders', [good, good, { ...good, lcp: undefined }]).isGood).toBe(false)
})
