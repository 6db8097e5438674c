import { expect, test } from 'vitest'
import { firstHolidays, type Holiday } from '#contract/content/holidays.ts'
import { dayText, inOrder, placeText } from './holiday-draft.ts'

const documentOf = (name: string, value: Holiday | null) => ({
  ...{ name, value },
  revision: 1,
  made_at: null,
  made_by: null,
})
const once = (date: string): Holiday => ({ date, is_yearly: false, name: date, state_code: '24' })

test('the next holiday stands first, one that is over behind them, one that was taken away last', () => {
  const documents = [
    ...Object.entries(firstHolidays).map(([name, value]) => documentOf(name, value)),
    documentOf('gone', null),
    documentOf('over', once('2026-11-08')),
    documentOf('diwali', once('2026-12-24')),
  ]
  expect(inOrder(documents, '2026-11-26').map(({ name }) => name)).toEqual([
    'diwali',
    'republic-day',
    'independence-day',
    'gandhi-jayanti',
    'over',
    'gone',
  ])
})

test('a holiday is said with its day and its place', () => {
  expect(dayText(once('2026-11-08'))).toBe('8 Nov 2026')
  expect(dayText({ date: '2026-01-26', is_yearly: true })).toBe('Every year on 26 Jan')
  expect([placeText(''), placeText('24')]).toEqual(['All of India', 'Gujarat'])
})
