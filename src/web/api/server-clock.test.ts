import { expect, test, vi } from 'vitest'
import { hearServerClock, serverNow } from './server-clock.ts'

const noon = Date.parse('2026-11-22T06:30:00Z')
const hour = 3_600_000
const dateOf = (moment: number) => new Date(moment).toUTCString()

test('the time is the server’s, whatever this device believes; what an answer takes on its way is no difference', () => {
  vi.useFakeTimers({ now: noon })
  const times = [null, 'no date', dateOf(noon - 5_000)].map((date) => {
    hearServerClock(date)
    return serverNow()
  })
  expect(times).toEqual([noon, noon, noon])
  hearServerClock(dateOf(noon + 2 * hour))
  expect(serverNow()).toBe(noon + 2 * hour)
  hearServerClock(dateOf(noon + 2 * hour - 8_000))
  expect(serverNow()).toBe(noon + 2 * hour)
  hearServerClock(dateOf(noon - hour))
  expect(serverNow()).toBe(noon - hour)
  vi.useRealTimers()
})
