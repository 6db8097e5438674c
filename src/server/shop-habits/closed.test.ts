import { expect, test } from 'vitest'
import { closedSince } from './closed.rules.ts'

/** Monday to Saturday, ten to seven. 23 November 2026 is a Monday. */
const shop = { open_days: [1, 2, 3, 4, 5, 6], opens_at: '10:00', closes_at: '19:00:00' }
const none = new Set<string>()
const inIndia = (india: string) => new Date(`${india}+05:30`)

test.each([
  ['2026-11-23T10:00:00', undefined],
  ['2026-11-23T18:59:59', undefined],
  ['2026-11-23T19:00:00', '2026-11-23T19:00:00'],
  ['2026-11-24T00:30:00', '2026-11-23T19:00:00'],
  ['2026-11-24T09:59:59', '2026-11-23T19:00:00'],
  // From Saturday evening until Monday morning it is one absence.
  ['2026-11-29T12:00:00', '2026-11-28T19:00:00'],
  ['2026-11-30T09:00:00', '2026-11-28T19:00:00'],
])('at %s in India the shop is closed since %s', (now, since) => {
  expect(closedSince(shop, inIndia(now), none)).toEqual(since ? inIndia(since) : undefined)
})

test('a shop that is open on one day is closed for the rest of the week', () => {
  const weekly = { ...shop, open_days: [7] }
  expect(closedSince(weekly, inIndia('2026-11-29T11:00:00'), none)).toBeUndefined()
  expect(closedSince(weekly, inIndia('2026-11-29T09:00:00'), none)).toEqual(inIndia('2026-11-22T19:00:00'))
  expect(closedSince(weekly, inIndia('2026-11-28T20:00:00'), none)).toEqual(inIndia('2026-11-22T19:00:00'))
})

test('on a holiday a shop is closed since the evening before, over a Sunday too', () => {
  const holidays = new Set(['2026-11-24', '2026-11-30'])
  expect(closedSince(shop, inIndia('2026-11-24T12:00:00'), holidays)).toEqual(inIndia('2026-11-23T19:00:00'))
  expect(closedSince(shop, inIndia('2026-11-25T09:00:00'), holidays)).toEqual(inIndia('2026-11-23T19:00:00'))
  expect(closedSince(shop, inIndia('2026-11-25T10:00:00'), holidays)).toBeUndefined()
  expect(closedSince(shop, inIndia('2026-11-30T12:00:00'), holidays)).toEqual(inIndia('2026-11-28T19:00:00'))
})
