import { countryNamed } from '#contract/products/countries.ts'
import { categoriesForLabels } from '#contract/products/present-categories.ts'
import { toPaise } from '#contract/products/price.ts'
import type { ProductSearch } from '#contract/products/product.ts'
import type { FilterName } from '#contract/products/product-filters.ts'
import { namesMeant } from '#contract/tax/state-names.ts'
import { minHundredths } from '#server/products/rating.rules.ts'

type Input = { readonly [Name in FilterName]?: ProductSearch[Name] | undefined }

/** The filters as SQL compares them; undefined means no filter. */
const comparable = (input: Input) =>
  ({
    category: categoriesForLabels(input.category ?? []),
    min_price: paiseOf(input.min_price),
    max_price: paiseOf(input.max_price),
    moq: input.moq,
    state: textsOf(namesOfStates(input.state)),
    country_of_origin: textsOf(input.country_of_origin?.map((name) => countryNamed(name) ?? name)),
    business_type: textsOf(input.business_type),
    /** Average ratings are compared in hundredths, rounded down. */
    rating: input.rating === undefined ? undefined : minHundredths(input.rating),
    verified: input.verified || undefined,
    in_stock: input.in_stock || undefined,
  }) satisfies Record<FilterName, unknown>

/** Shops are filed under what their state was called then. */
export const namesOfStates = (states: readonly string[] = []) => [...new Set(states.flatMap(namesMeant))]

const textsOf = (values: readonly string[] = []) => (values.length > 0 ? values : undefined)

// A price with more than two decimals filters like its nearest paisa.
const paiseOf = (rupees: number | undefined) =>
  rupees === undefined ? undefined : (toPaise(rupees) ?? Math.round(rupees * 100))

/** The filters of a list. */
export type Filters = Readonly<Partial<ReturnType<typeof comparable>>> & {
  readonly seller_id?: string | undefined
  readonly liveOnly?: true | undefined
}

export const filtersOf = ({ seller_id, ...input }: Input & Pick<ProductSearch, 'seller_id'>): Filters => ({
  ...comparable(input),
  seller_id,
})

/** Whether no filter applies. */
export const isWhole = (filters: Filters) => Object.values(filters).every((filter) => filter === undefined)
