import { expect, test } from 'vitest'
import { ageOf } from './age.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

test('a waiting person is shown in minutes, hours and days, and in colour once it is late', () => {
  expect(ageOf(ago(0.5), now)).toEqual({ text: '30 min', tone: 'neutral' })
  expect(ageOf(ago(23), now)).toEqual({ text: '23 h', tone: 'neutral' })
  expect(ageOf(ago(24), now)).toEqual({ text: '1 day', tone: 'warning' })
  expect(ageOf(ago(72), now)).toEqual({ text: '3 days', tone: 'danger' })
})

test('a clock that runs ahead makes nobody wait a negative time', () => {
  expect(ageOf(ago(-1), now)).toEqual({ text: '0 min', tone: 'neutral' })
})
