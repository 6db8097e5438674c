import { expect, test } from 'vitest'
import { actionLabel, particularsOf } from './audit-texts.ts'

test('actions are described in words, also those that the page does not know yet', () => {
  expect(actionLabel('document.view')).toBe('Document opened')
  expect(actionLabel('market.close-early')).toBe('Market close early')
})

test('details are shown without ids, and with times as they are written in India', () => {
  const details = {
    plan_id: '427ea5e0-1c3b-4d7e-9f10-0a1b2c3d4e5f',
    ends_at: '2027-11-22T08:32:25.317Z',
    reason: 'Rude words',
    until: null,
    is_own: true,
    rating: 1,
    changed: { support_phone: '919876543210' },
  }
  expect(particularsOf(details)).toEqual([
    'Ends at: 22 Nov 2027, 2:02 pm',
    'Reason: Rude words',
    'Is own: yes',
    'Rating: 1',
    'Changed: Support phone: +91 98765 43210',
  ])
  expect(particularsOf({})).toEqual([])
})
