import { expect, test } from 'vitest'
import type { Profile } from '#contract/users/user.ts'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { draftOf, inWords, labels, rules } from './settings-draft.ts'

const profile = {
  gst_number: '08AAACB5432K1Z7',
  company_name: 'Careful Traders',
  address: '14 Johari Bazar',
  city: null,
  website: null,
  is_minimum_binding: false,
} as Profile

test('a shop without a city and a website begins with empty fields, none of which is wrong', () => {
  const draft = draftOf(profile)
  expect(draft).toMatchObject({ city: '', website: '', company_name: 'Careful Traders' })
  expect(wrongFields(rules, draft)).toEqual([])
})

test('a new name that an admin has not seen yet stands in the form instead of the former', () => {
  const draft = draftOf({ ...profile, waiting_company_name: 'Careful & Sons' } as Profile)
  expect(draft.company_name).toBe('Careful & Sons')
})

test.each([
  [{ gst_number: '08ABC' }, 'gst_number', 'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)'],
  [{ address: '' }, 'address', 'Address cannot be empty'],
  [{ city: 'x'.repeat(101) }, 'city', 'City can have at most 100 characters'],
] as const)('%j is refused at %s', (part, name, sentence) => {
  const draft = { ...draftOf(profile), ...part }
  expect(wrongFields(rules, draft)).toEqual([name])
  expect(problemOf(rules, draft, name)).toBe(sentence)
})

test('where two tabs differ, a switch is shown as a word and a text as it is', () => {
  const draft = draftOf({ ...profile, is_minimum_binding: true } as Profile)
  expect(inWords('is_minimum_binding', draft)).not.toBe(inWords('is_minimum_binding', draftOf(profile)))
  expect(inWords('address', draft)).toBe('14 Johari Bazar')
})

test('every field has a name where two states are compared', () => {
  expect(Object.keys(labels).sort()).toEqual(Object.keys(draftOf(profile)).sort())
})
