import { expect, test } from 'vitest'
import type { Profile } from '#contract/users/user.ts'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { type Draft, draftOf, labels, rules } from './details-draft.ts'

const profile = {
  full_name: 'Kavita Joshi',
  email: 'kavita@example.in',
  address: '7 Mirza Ismail Road, Jaipur',
  company_name: 'Joshi Textiles',
  gst_number: '08AAACB5432K1Z7',
  website: null,
} as Profile

const problemsOf = (part: Partial<Draft>) => {
  const draft = { ...draftOf(profile), ...part }
  return Object.fromEntries(wrongFields(rules, draft).map((name) => [name, problemOf(rules, draft, name)]))
}

test('the form begins with what is known of its owner, and nothing in it is wrong', () => {
  expect(draftOf(profile)).toEqual({
    ...{ full_name: 'Kavita Joshi', email: 'kavita@example.in', website: '' },
    ...{ company_name: 'Joshi Textiles', gst_number: '08AAACB5432K1Z7' },
    address: '7 Mirza Ismail Road, Jaipur',
  })
  expect(problemsOf({})).toEqual({})
})

test('a name and a number that wait for an admin stand in the form, so that saving does not take them back', () => {
  const waiting = { waiting_company_name: 'Joshi & Sons', waiting_gst_number: '27AAPFU0939F1ZV' }
  expect(draftOf({ ...profile, ...waiting } as Profile)).toMatchObject({
    ...{ company_name: 'Joshi & Sons', gst_number: '27AAPFU0939F1ZV' },
  })
})

test('a person without a company has an empty field, not the word null', () => {
  expect(draftOf({ ...profile, company_name: null } as Profile).company_name).toBe('')
})

test.each([
  [{ full_name: '' }, 'full_name'],
  [{ email: 'not an email' }, 'email'],
  [{ gst_number: '08ABC' }, 'gst_number'],
  [{ address: '  ' }, 'address'],
  [{ website: `https://${'x'.repeat(300)}.in` }, 'website'],
] as const)('%j is refused at its own field', (part, name) => {
  expect(Object.keys(problemsOf(part))).toEqual([name])
})

test('company and website may be left out', () => {
  expect(problemsOf({ company_name: '', website: '' })).toEqual({})
})

test('every field has a name where two states are compared', () => {
  expect(Object.keys(labels).sort()).toEqual(Object.keys(draftOf(profile)).sort())
})
