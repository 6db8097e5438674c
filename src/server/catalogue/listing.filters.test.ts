import { expect, test } from 'vitest'
import { type FilterName, facetOf, productFilters } from '#contract/products/product-filters.ts'
import { compile } from '#server/db/sql.ts'
import {
  all,
  conditions,
  facetNames,
  filtersOf,
  isChosen,
  isWhole,
  withoutChoice,
} from './listing.filters.ts'

const asked = {
  category: ['footwear'],
  min_price: 10,
  max_price: 20,
  moq: 5,
  state: ['Kerala'],
  business_type: ['Wholesaler'],
  rating: 4,
  verified: true,
  in_stock: true,
} satisfies Record<FilterName, unknown>

const textOf = (given: Parameters<typeof filtersOf>[0]) => compile(all(conditions(filtersOf(given)))).text

test.each(Object.keys(productFilters) as FilterName[])(
  '%s narrows a list, and is taken back with its choice',
  (name) => {
    const given = { [name]: asked[name] }
    expect(textOf(given)).not.toBe(textOf({}))
    const chosen = facetNames.filter((facet) => isChosen(filtersOf(given), facet))
    expect(chosen).toEqual([facetOf[name]])
    expect(isWhole(chosen.reduce(withoutChoice, filtersOf(given)))).toBe(true)
  },
)
