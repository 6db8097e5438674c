import { expect, test } from 'vitest'
import { hasEnded } from './has-ended.ts'

const end = '2026-11-18T10:00:00Z'

test('an offer ends at its moment by the clock of the server, not a second later', () => {
  expect(hasEnded(end, Date.parse('2026-11-18T09:59:59Z'))).toBe(false)
  expect(hasEnded(end, Date.parse(end))).toBe(true)
})

test('an offer without an end is not running', () => {
  expect(hasEnded(null, Date.parse(end))).toBe(true)
})
