import { expect, test } from 'vitest'
import { withParam } from './admin-search.tsx'
import { chosenIn } from './use-chosen.ts'

const statuses = ['pending', 'approved', 'declined'] as const
const chosen = (address: string) => chosenIn(new URLSearchParams(address), 'status', statuses)

test('the address says which list is shown; without a word it is the first', () => {
  expect(chosen('status=approved')).toBe('approved')
  expect(chosen('')).toBe('pending')
})

test('a list that does not exist shows the first one', () => {
  expect(chosen('status=archived')).toBe('pending')
})

test('a search keeps the chosen list, and an empty search leaves the address', () => {
  const params = new URLSearchParams('status=approved')
  expect(withParam(params, 'q', 'Meena').toString()).toBe('status=approved&q=Meena')
  expect(withParam(new URLSearchParams('status=approved&q=Meena'), 'q', '').toString()).toBe(
    'status=approved',
  )
})

test('another choice leaves the address of the page before untouched', () => {
  const params = new URLSearchParams('q=Meena')
  withParam(params, 'q', 'Rafiq')
  expect(params.get('q')).toBe('Meena')
})
