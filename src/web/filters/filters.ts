import { limits } from '#contract/limits.ts'
import { labelOf, slugOf } from '#contract/products/category.ts'
import { plainNumber } from '#contract/typed-number.ts'
import { filterTexts as texts } from './filter-texts.ts'

type Read = (text: string) => string | undefined

const flag: Read = (text) => (text === 'true' ? text : undefined)
const words: Read = (text) => text.trim().slice(0, limits.text.name) || undefined
const within =
  (most: number, pattern: RegExp): Read =>
  (text) =>
    pattern.test(text) && Number(text) <= most ? text : undefined
const amount = within(1e9, /^\d{1,10}(\.\d{1,2})?$/)
/** As people write it, in the form of the address: '₹1,000' is 1000. */
const price: Read = (text) => amount(plainNumber(text))
export const isPrice = (text: string) => text.trim() === '' || price(text) !== undefined

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
/** Of these any number may be chosen: the address repeats their names. */
const severalNames = ['category', 'state', 'business_type'] as const
export type SeveralName = (typeof severalNames)[number]
export type Filters = {
  readonly [Name in FilterName]?: Name extends SeveralName ? string[] : string
}
export type Sort = keyof typeof texts.sorts

export const filterNames = Object.keys(readers) as FilterName[]
export const takesSeveral = (name: string): name is SeveralName =>
  severalNames.some((several) => several === name)

export function filtersOf(params: URLSearchParams): Filters {
  const read = filterNames.flatMap((name) => {
    const values = params.getAll(name).flatMap((text) => readers[name](text) ?? [])
    const [first] = values
    if (first === undefined) return []
    return [[name, takesSeveral(name) ? [...new Set(values)] : first] as const]
  })
  return Object.fromEntries(read)
}

export function sortOf(params: URLSearchParams): Sort {
  const asked = params.get('sort') ?? ''
  return Object.hasOwn(texts.sorts, asked) ? (asked as Sort) : 'relevance'
}

type Changes = Readonly<Record<string, string | readonly string[] | undefined>>

/** One removable thing that is chosen, and what removes it; a price range is one. */
export type Chip = { readonly label: string; readonly changes: Changes }

/** What is chosen; `fixed` is chosen by something else on the page. */
export function chipsOf(filters: Filters, fixed?: FilterName): Chip[] {
  const chip = (name: FilterName, write: (value: string) => string): Chip[] => {
    const values = [filters[name] ?? []].flat()
    return values.map((value) => ({
      label: write(value),
      changes: { [name]: values.filter((each) => each !== value) },
    }))
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
  return chips.filter(({ changes }) => fixed === undefined || !Object.hasOwn(changes, fixed))
}

export function priceLabel(least: number | undefined, most: number | undefined) {
  if (most === undefined) return texts.above(least ?? 0)
  return least ? texts.between(least, most) : texts.under(most)
}

function priceChip({ min_price, max_price }: Filters): Chip[] {
  if (min_price === undefined && max_price === undefined) return []
  const bound = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return [
    {
      label: priceLabel(bound(min_price), bound(max_price)),
      changes: { min_price: undefined, max_price: undefined },
    },
  ]
}

/**
 * The address of the same list with other choices; it begins anew, and what says nothing is left out. The same choices
 * stand in one order, however they were made: one address, one page to keep.
 */
export function searchWith(params: URLSearchParams, changes: Changes) {
  const given = { cursor: undefined, ...changes }
  const valuesOf = (name: string) =>
    Object.hasOwn(given, name) ? [given[name as keyof typeof given] ?? []].flat() : params.getAll(name)
  const inOrder = (name: string) =>
    takesSeveral(name) ? [...new Set(valuesOf(name))].sort() : valuesOf(name)
  const next = new URLSearchParams()
  for (const name of new Set(['q', ...filterNames, 'sort', ...params.keys(), ...Object.keys(given)]))
    for (const value of inOrder(name)) if (value || name === 'q') next.append(name, value)
  if (next.get('sort') === 'relevance') next.delete('sort')
  return `?${next}`
}

export const without = (params: URLSearchParams, gone: readonly FilterName[]) =>
  searchWith(params, Object.fromEntries(gone.map((name) => [name, undefined])))

export type Counted = { readonly value: string; readonly count: number }

/** What is chosen stays on offer where it leaves nothing: a form without it would take it back unasked. */
export function withChosen(counted: readonly Counted[], chosen: readonly string[]): Counted[] {
  const missing = chosen.filter((value) => !counted.some((option) => option.value === value))
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))]
}

const isMoney = (name: FilterName) => name === 'min_price' || name === 'max_price'

/** What a form holds; a range the wrong way round is turned. */
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
