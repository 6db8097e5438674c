import { expect, test } from 'vitest'
import type { FacetName } from '#contract/products/product-facets.ts'
import { notWorthIndexing } from './filter-shares.rules.ts'

const shares = new Map<FacetName, number>([
  ['verified', 0.875],
  ['category', 0.03],
  ['state', 0.25],
])

test('the index is asked for a rare filter, and not for those that then spare little', () => {
  const unindexed = notWorthIndexing(shares, { holding: 25_000, products: 1_000_000 })
  expect([...unindexed]).toEqual(['state', 'verified'])
})

test('a filter by itself is worth its list, if the words have many products', () => {
  const byState = new Map<FacetName, number>([['state', 0.25]])
  expect(notWorthIndexing(byState, { holding: 25_000, products: 1_000_000 }).size).toBe(0)
  expect(notWorthIndexing(byState, { holding: 500, products: 1_000_000 }).has('state')).toBe(true)
})

test('a filter of which nothing is known stays with the index', () => {
  expect(notWorthIndexing(new Map(), { holding: 10, products: 1_000_000 }).size).toBe(0)
})
