import { limits } from '#contract/limits.ts'
import { slugOf } from '#contract/products/present-categories.ts'
import type { ProductSearch } from '#contract/products/product.ts'
import type { FilterName } from '#contract/products/product-filters.ts'
import { plainNumber } from '#contract/typed-number.ts'
import { businessTypeName, categoryName } from '#web/products/product-texts.ts'
import { stateName } from '#web/site/state-texts.ts'
import { filterTexts as texts } from './filter-texts.ts'

type Read = (text: string) => string | undefined

const flag: Read = (text) => (text === 'true' ? text : undefined)
const words: Read = (text) => text.trim().slice(0, limits.text.name) || undefined
const within =
  (limit: number, pattern: RegExp): Read =>
  (text) =>
    pattern.test(text) && Number(text) <= limit ? text : undefined
const amount = within(1e9, /^\d{1,10}(\.\d{1,2})?$/)
/** A price as people type it, in the form of the address: '₹1,000' becomes 1000. */
const price: Read = (text) => amount(plainNumber(text))
export const isPrice = (text: string) => text.trim() === '' || price(text) !== undefined

/** Filters with several values: the address repeats their names. */
type SeveralName = {
  [Name in FilterName]: NonNullable<ProductSearch[Name]> extends readonly string[] ? Name : never
}[FilterName]

export type Filters = {
  readonly [Name in FilterName]?: Name extends SeveralName ? string[] : string
}

type Changes = Readonly<Record<string, string | readonly string[] | undefined>>

/** One chosen value, and the changes that remove it. */
export type Chip = { readonly label: string; readonly changes: Changes }

type Rule<Name extends FilterName> = {
  /** Undefined for values that are not valid: they do not filter. */
  readonly read: Read
  readonly takesSeveral: Name extends SeveralName ? true : false
  readonly chips: (filters: Filters) => Chip[]
}

const one = { takesSeveral: false } as const
const several = { takesSeveral: true } as const

/** Each filter by its name in the API and in the address: how it is read, and the labels of its chips. */
const rules: { readonly [Name in FilterName]: Rule<Name> } = {
  category: { ...several, read: (text) => slugOf(text), chips: chipEach('category', categoryName) },
  min_price: {
    ...one,
    read: price,
    chips: (filters) => (filters.min_price === undefined ? [] : priceChip(filters)),
  },
  max_price: {
    ...one,
    read: price,
    chips: (filters) =>
      filters.min_price === undefined && filters.max_price !== undefined ? priceChip(filters) : [],
  },
  moq: {
    ...one,
    read: within(1e9, /^\d{1,10}$/),
    chips: chipEach('moq', (value) => texts.moqChip(Number(value))),
  },
  state: { ...several, read: words, chips: chipEach('state', stateName) },
  country_of_origin: { ...several, read: words, chips: chipEach('country_of_origin', String) },
  business_type: { ...several, read: words, chips: chipEach('business_type', businessTypeName) },
  rating: {
    ...one,
    read: within(5, /^\d(\.\d+)?$/),
    chips: chipEach('rating', (value) => texts.stars(Number(value))),
  },
  verified: { ...one, read: flag, chips: chipEach('verified', () => texts.verified) },
  in_stock: { ...one, read: flag, chips: chipEach('in_stock', () => texts.inStock) },
}

function chipEach(name: FilterName, write: (value: string) => string) {
  return (filters: Filters): Chip[] => {
    const values = [filters[name] ?? []].flat()
    return values.map((value) => ({
      label: write(value),
      changes: { [name]: values.filter((each) => each !== value) },
    }))
  }
}

export type Sort = keyof typeof texts.sorts

export const filterNames = Object.keys(rules) as FilterName[]
const isName = (name: string): name is FilterName => Object.hasOwn(rules, name)
export const takesSeveral = (name: string) => isName(name) && rules[name].takesSeveral

export function filtersOf(params: URLSearchParams): Filters {
  const read = filterNames.flatMap((name) => {
    const values = params.getAll(name).flatMap((text) => rules[name].read(text) ?? [])
    const [first] = values
    if (first === undefined) return []
    return [[name, takesSeveral(name) ? [...new Set(values)] : first] as const]
  })
  return Object.fromEntries(read)
}

export function sortOf(params: URLSearchParams): Sort {
  const sort = params.get('sort') ?? ''
  return Object.hasOwn(texts.sorts, sort) ? (sort as Sort) : 'relevance'
}

/** The chips of the chosen values, without the filter that the page itself sets. */
export const chipsOf = (filters: Filters, fixed?: FilterName): Chip[] =>
  filterNames
    .flatMap((name) => rules[name].chips(filters))
    .filter(({ changes }) => fixed === undefined || !Object.hasOwn(changes, fixed))

export function priceLabel(least: number | undefined, highest: number | undefined) {
  if (highest === undefined) return texts.above(least ?? 0)
  return least ? texts.between(least, highest) : texts.under(highest)
}

/** Both bounds together are one chip. */
function priceChip({ min_price, max_price }: Filters): Chip[] {
  const bound = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return [
    {
      label: priceLabel(bound(min_price), bound(max_price)),
      changes: { min_price: undefined, max_price: undefined },
    },
  ]
}

/**
 * The address of the list with other choices, from its first page on and without empty values. The same choices always
 * have the same order, so that they share one address and one cached page.
 */
export function searchWith(params: URLSearchParams, changes: Changes) {
  const all = { cursor: undefined, ...changes }
  const valuesOf = (name: string) =>
    Object.hasOwn(all, name) ? [all[name as keyof typeof all] ?? []].flat() : params.getAll(name)
  const inOrder = (name: string) =>
    takesSeveral(name) ? [...new Set(valuesOf(name))].sort() : valuesOf(name)
  const next = new URLSearchParams()
  for (const name of new Set(['q', ...filterNames, 'sort', ...params.keys(), ...Object.keys(all)]))
    for (const value of inOrder(name)) if (value || name === 'q') next.append(name, value)
  if (next.get('sort') === 'relevance') next.delete('sort')
  return `?${next}`
}

export const without = (params: URLSearchParams, gone: readonly FilterName[]) =>
  searchWith(params, Object.fromEntries(gone.map((name) => [name, undefined])))

export type Counted = { readonly value: string; readonly count: number }

/** A chosen value stays in the form even if it matches nothing: without its field the form would drop it. */
export function withChosen(counted: readonly Counted[], chosen: readonly string[]): Counted[] {
  const missing = chosen.filter((value) => !counted.some((option) => option.value === value))
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))]
}

const isMoney = (name: FilterName) => name === 'min_price' || name === 'max_price'

/** The filters in a form; a price range the wrong way round is swapped. */
export function changesOf(form: FormData): Changes {
  const texts = (name: FilterName) =>
    form.getAll(name).map((value) => (isMoney(name) ? plainNumber(String(value)) : String(value).trim()))
  const chosen = Object.fromEntries(
    filterNames.map((name) => [name, takesSeveral(name) ? texts(name) : (texts(name)[0] ?? '')]),
  )
  const [min_price = '', max_price = ''] = [texts('min_price')[0], texts('max_price')[0]]
  const isTurned = min_price !== '' && max_price !== '' && Number(min_price) > Number(max_price)
  return isTurned ? { ...chosen, min_price: max_price, max_price: min_price } : chosen
}
