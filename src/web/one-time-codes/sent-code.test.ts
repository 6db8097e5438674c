import { beforeEach, expect, test, vi } from 'vitest'
import { dropSent, keepSent, keptSent, wentTo } from './sent-code.ts'

const entries = new Map<string, string>()
const phone = { country: 'IN', dialCode: '91', national: '9876543210' }
const minutes = 60_000

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
})

test('a code that was sent is remembered for as long as it is good', () => {
  const sent = { phone, sentAt: 1_000, resendAt: 31_000 }
  expect(keptSent(2_000)).toBeUndefined()
  keepSent(sent)
  expect(keptSent(1_000 + 9 * minutes)).toEqual(sent)
  expect(keptSent(1_000 + 10 * minutes)).toBeUndefined()
  dropSent()
  expect(keptSent(2_000)).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"sentAt":1}', '{"phone":{},"sentAt":1,"resendAt":1}'])(
  'a damaged memory of it (%j) is none',
  (text) => {
    entries.set('sent-code', text)
    expect(keptSent(2)).toBeUndefined()
  },
)

test('a number that is only looked at again still has its code, another one has none', () => {
  const sent = { phone, sentAt: 1_000, resendAt: 31_000 }
  expect(wentTo(sent, { ...phone })).toBe(true)
  expect(wentTo(sent, { ...phone, national: '9876543211' })).toBe(false)
})
