import {
  type OwnProductCounts,
  type OwnProductFilter,
  type OwnProductSort,
  ownProductFilters,
} from '#contract/products/own-product.ts'

export const sorts: readonly OwnProductSort[] = ['newest', 'name', 'category']

export type OwnListQuery = { filter: OwnProductFilter; q: string; sort: OwnProductSort }

const usual: OwnListQuery = { filter: 'all', sort: 'newest', q: '' }

/** The list that an address shows; values that it does not know become the usual ones. */
export function queryIn(params: URLSearchParams): OwnListQuery {
  const filter = ownProductFilters.find((each) => each === params.get('filter')) ?? usual.filter
  const sort = sorts.find((each) => each === params.get('sort')) ?? usual.sort
  return { filter, sort, q: params.get('q') ?? usual.q }
}

/** The address with another value; the usual one stands in no address. */
export function addressWith(params: URLSearchParams, name: keyof OwnListQuery, value: string) {
  const next = new URLSearchParams(params)
  if (value === usual[name]) next.delete(name)
  else next.set(name, value)
  return next
}

const always: readonly OwnProductFilter[] = ['all', 'verified', 'pending']
const whereAny: readonly OwnProductFilter[] = ['rejected', 'live', 'low', 'out', 'paused', 'draft']

/** The filters to choose from: the rarer ones where a product fits, or while they are chosen. */
export const filtersShown = (counts: OwnProductCounts, chosen: OwnProductFilter) => [
  ...always,
  ...whereAny.filter((filter) => counts[filter] > 0 || filter === chosen),
]
