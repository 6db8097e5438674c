import { expect, test } from 'vitest'
import { dueOn, protectionOf } from './due.ts'

const bill = {
  protection: 'protected',
  accepted_on: '2026-11-01',
  credit_days: 30,
  is_agreed_in_writing: true,
} as const

test.each([
  ['agreed for 30 days', {}, '2026-12-01'],
  ['agreed for 60 days: the law ends it after 45', { credit_days: 60 }, '2026-12-16'],
  ['agreed for 45 days', { credit_days: 45 }, '2026-12-16'],
  ['without a written agreement', { is_agreed_in_writing: false }, '2026-11-16'],
  ['of a trader, as of others', { protection: 'contested', credit_days: 60 }, '2026-12-16'],
  ['of a supplier without Udyam', { protection: 'none', credit_days: 60 }, '2026-12-31'],
  ['paid on delivery', { credit_days: 0 }, '2026-11-01'],
  ['over a leap day', { accepted_on: '2028-02-20', credit_days: 10 }, '2028-03-01'],
  ['that nobody has accepted', { accepted_on: null }, null],
] as const)('a bill %s is due on its day', (_, more, day) => {
  expect(dueOn({ ...bill, ...more })).toBe(day)
})

test('the law protects micro and small suppliers with a Udyam number; of traders it is contested', () => {
  const udyam = {
    udyam_number: 'UDYAM-TN-03-0012345',
    udyam_class: 'small',
    udyam_activity: 'manufacturing',
  } as const
  expect(protectionOf(udyam)).toBe('protected')
  expect(protectionOf({ ...udyam, udyam_class: 'micro', udyam_activity: 'services' })).toBe('protected')
  expect(protectionOf({ ...udyam, udyam_class: 'medium' })).toBe('none')
  expect(protectionOf({ ...udyam, udyam_number: '' })).toBe('none')
  expect(protectionOf({ ...udyam, udyam_class: null })).toBe('none')
  expect(protectionOf({ ...udyam, udyam_activity: 'trading' })).toBe('contested')
})
