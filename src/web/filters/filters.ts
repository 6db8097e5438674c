import { labelOf, slugOf } from '#contract/category.ts'
import { limits } from '#contract/limits.ts'
import { filterTexts as texts } from './filter-texts.ts'

type Read = (text: string) => string | undefined

const flag: Read = (text) => (text === 'true' ? text : undefined)
const words: Read = (text) => text.trim().slice(0, limits.text.name) || undefined
const within =
  (most: number, pattern: RegExp): Read =>
  (text) =>
    pattern.test(text) && Number(text) <= most ? text : undefined
const price = within(1e9, /^\d{1,10}(\.\d{1,2})?$/)

/** The names that the API gives its filters are those of the address, too. What is not well-formed is no filter. */
const readers = {
  category: (text) => slugOf(text),
  min_price: price,
  max_price: price,
  moq: within(1e9, /^\d{1,10}$/),
  state: words,
  business_type: words,
  rating: within(5, /^\d(\.\d+)?$/),
  verified: flag,
  in_stock: flag,
} satisfies Record<string, Read>

export type FilterName = keyof typeof readers
export type Filters = { readonly [Name in FilterName]?: string }
export type Sort = keyof typeof texts.sorts

export const filterNames = Object.keys(readers) as FilterName[]

export function filtersOf(params: URLSearchParams): Filters {
  const read = filterNames.flatMap((name) => {
    const value = readers[name](params.get(name) ?? '')
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(read)
}

export function sortOf(params: URLSearchParams): Sort {
  const asked = params.get('sort') ?? ''
  return Object.hasOwn(texts.sorts, asked) ? (asked as Sort) : 'relevance'
}

/** One removable thing that is chosen; a price range is one. */
export type Chip = { readonly label: string; readonly names: readonly FilterName[] }

/** What is chosen; `fixed` is chosen by something else on the page. */
export function chipsOf(filters: Filters, fixed?: FilterName): Chip[] {
  const chip = (name: FilterName, write: (value: string) => string): Chip[] => {
    const value = filters[name]
    return value === undefined ? [] : [{ label: write(value), names: [name] }]
  }
  const chips = [
    ...chip('category', labelOf),
    ...priceChip(filters),
    ...chip('moq', (value) => texts.moqChip(Number(value))),
    ...chip('state', String),
    ...chip('business_type', String),
    ...chip('rating', (value) => texts.stars(Number(value))),
    ...chip('verified', () => texts.verified),
    ...chip('in_stock', () => texts.inStock),
  ]
  return chips.filter(({ names }) => fixed === undefined || !names.includes(fixed))
}

export function priceLabel(least: number | undefined, most: number | undefined) {
  if (most === undefined) return texts.above(least ?? 0)
  return least ? texts.between(least, most) : texts.under(most)
}

function priceChip({ min_price, max_price }: Filters): Chip[] {
  if (min_price === undefined && max_price === undefined) return []
  const bound = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return [{ label: priceLabel(bound(min_price), bound(max_price)), names: ['min_price', 'max_price'] }]
}

/**
 * The address of the same list with other choices; it begins anew, and what says nothing is left out. The same choices
 * stand in one order, however they were made: one address, one page to keep.
 */
export function searchWith(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) {
  const asked = { ...Object.fromEntries(params), cursor: undefined, ...changes }
  const next = new URLSearchParams()
  for (const name of new Set(['q', ...filterNames, 'sort', ...Object.keys(asked)])) {
    const value = asked[name as keyof typeof asked]
    if (value || (name === 'q' && params.has('q'))) next.set(name, value ?? '')
  }
  if (next.get('sort') === 'relevance') next.delete('sort')
  return `?${next}`
}

export const without = (params: URLSearchParams, gone: readonly FilterName[]) =>
  searchWith(params, Object.fromEntries(gone.map((name) => [name, undefined])))

/** What a form holds; a range the wrong way round is turned. */
export function changesOf(form: FormData): Record<string, string> {
  const chosen = Object.fromEntries(filterNames.map((name) => [name, String(form.get(name) ?? '').trim()]))
  const { min_price = '', max_price = '' } = chosen
  const isTurned = min_price !== '' && max_price !== '' && Number(min_price) > Number(max_price)
  return isTurned ? { ...chosen, min_price: max_price, max_price: min_price } : chosen
}
