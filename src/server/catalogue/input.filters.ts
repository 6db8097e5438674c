import { categoriesForLabels } from '#contract/products/category.ts'
import { toPaise } from '#contract/products/price.ts'
import type { ProductSearch } from '#contract/products/product.ts'
import type { FilterName } from '#contract/products/product-filters.ts'
import { minHundredths } from '#server/products/rating.rules.ts'

type Input = { readonly [Name in FilterName]?: ProductSearch[Name] | undefined }

/** What was asked for, as the database compares it; what narrows nothing is undefined. */
const comparable = (input: Input) =>
  ({
    category: categoriesForLabels(input.category ?? []),
    min_price: paiseOf(input.min_price),
    max_price: paiseOf(input.max_price),
    moq: input.moq,
    state: textsOf(input.state),
    business_type: textsOf(input.business_type),
    /** In hundredths that are cut. */
    rating: input.rating === undefined ? undefined : minHundredths(input.rating),
    verified: input.verified || undefined,
    in_stock: input.in_stock || undefined,
  }) satisfies Record<FilterName, unknown>

const textsOf = (values: readonly string[] = []) => (values.length > 0 ? values : undefined)

// A bound with more than two decimals bounds the same prices as its nearest paisa.
const paiseOf = (rupees: number | undefined) =>
  rupees === undefined ? undefined : (toPaise(rupees) ?? Math.round(rupees * 100))

/** What a list is narrowed by. */
export type Filters = Readonly<Partial<ReturnType<typeof comparable>>> & {
  readonly seller_id?: string | undefined
  readonly liveOnly?: true | undefined
}

export const filtersOf = ({ seller_id, ...input }: Input & Pick<ProductSearch, 'seller_id'>): Filters => ({
  ...comparable(input),
  seller_id,
})

/** Whether nothing narrows the list. */
export const isWhole = (filters: Filters) => Object.values(filters).every((filter) => filter === undefined)
