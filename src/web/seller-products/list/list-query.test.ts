import { expect, test } from 'vitest'
import { addressWith, filtersShown, queryIn } from './list-query.ts'

const read = (search: string) => queryIn(new URLSearchParams(search))
const counts = {
  all: 9,
  verified: 7,
  pending: 2,
  rejected: 0,
  live: 0,
  low: 0,
  out: 0,
  paused: 0,
  draft: 0,
  without_tax: 0,
}

test('the seller sees all products first, the newest on top', () => {
  expect(read('')).toEqual({ filter: 'all', sort: 'newest', q: '' })
})

test('an address with an unknown filter or order shows the usual list', () => {
  expect(read('filter=stolen&sort=luck&q=rice')).toEqual({ filter: 'all', sort: 'newest', q: 'rice' })
  expect(read('filter=low&sort=name')).toMatchObject({ filter: 'low', sort: 'name' })
})

test('choosing the usual value cleans the address and keeps the rest of it', () => {
  const params = new URLSearchParams('filter=low&q=rice')
  expect(addressWith(params, 'filter', 'all').toString()).toBe('q=rice')
  expect(addressWith(params, 'sort', 'name').toString()).toBe('filter=low&q=rice&sort=name')
  expect(params.toString()).toBe('filter=low&q=rice')
})

test('a seller without rejected, ended or scarce products is not offered those filters', () => {
  expect(filtersShown(counts, 'all')).toEqual(['all', 'verified', 'pending'])
})

test('a rarer filter appears with the first product that fits', () => {
  expect(filtersShown({ ...counts, out: 1 }, 'all')).toContain('out')
})

test('the chosen filter stays to be seen when its last product is gone', () => {
  expect(filtersShown(counts, 'rejected')).toContain('rejected')
})
