import { expect, test } from 'vitest'
import { blankTransport, transportOf } from './transport.rules.ts'

test('an e-way bill of goods that go by ship is valid a day for each 20 km, by road for each 200', () => {
  const now = new Date('2026-09-16T10:00:00+05:30')
  const until = (mode: 'road' | 'ship') => {
    const stated = { mode, ewb_no: '381234567890', ewb_on: '2026-09-16', distance_km: 40 }
    return transportOf(blankTransport, stated, now).ewb_valid_until
  }
  expect(until('ship')).toEqual(new Date('2026-09-18T23:59:59+05:30'))
  expect(until('road')).toEqual(new Date('2026-09-17T23:59:59+05:30'))
})
