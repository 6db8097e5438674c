import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Profile } from '#contract/users/user.ts'
import { writtenPage } from '#web/testing/written-page.ts'
import { Details } from './details.tsx'

const profile = {
  ...{ full_name: 'Kavita Joshi', email: 'kavita@example.in', phone_number: '919876543210' },
  ...{ company_name: null, gst_number: '08AAACB5432K1Z7', website: null },
  address: '7 Mirza Ismail Road, Jaipur',
} as Profile
const seen = (part: Partial<Profile> = {}) =>
  writtenPage(createElement(Details, { profile: { ...profile, ...part } }))

test('a person reads all that the market knows of them', () => {
  const { text } = seen({ company_name: 'Joshi Textiles', website: 'https://joshi.example' })
  for (const part of ['Kavita Joshi', 'kavita@example.in', '08AAACB5432K1Z7', 'Mirza Ismail Road'])
    expect(text).toContain(part)
  expect(text).toContain('Joshi Textiles')
  expect(text).not.toContain('Not provided')
})

test('what was never said is named as missing', () => {
  expect(seen().text.match(/Not provided/g)).toHaveLength(2)
})

test('the phone number is written as people read it', () => {
  expect(seen().text).toMatch(/\+91 98765 ?43210/)
})
