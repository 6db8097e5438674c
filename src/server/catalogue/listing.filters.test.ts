import { expect, test } from 'vitest'
import { type FilterName, facetOf, productFilters } from '#contract/products/product-filters.ts'
import { compile } from '#server/db/sql.ts'
import { filtersOf, isWhole } from './input.filters.ts'
import { allOf, conditions, facetNames, isChosen, withoutChoice } from './listing.filters.ts'

/** The first value that the filter's rule accepts; each kind of filter accepts one of these. */
const sampleOf = (name: FilterName) =>
  [4, 'true', 'footwear'].map((value) => productFilters[name].safeParse(value)).find(({ data }) => data)?.data

const textOf = (search: Parameters<typeof filtersOf>[0]) => compile(allOf(conditions(filtersOf(search)))).text

test.each(Object.keys(productFilters) as FilterName[])(
  '%s narrows a list, and is taken back with its choice',
  (name) => {
    const search = { [name]: sampleOf(name) }
    expect(textOf(search)).not.toBe(textOf({}))
    const chosen = facetNames.filter((facet) => isChosen(filtersOf(search), facet))
    expect(chosen).toEqual([facetOf[name]])
    expect(isWhole(chosen.reduce(withoutChoice, filtersOf(search)))).toBe(true)
  },
)
