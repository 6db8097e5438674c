import * as z from 'zod/mini'
import { cutText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { type FilterName, productFilters } from '#contract/products/product-filters.ts'

const Query = z.object({ q: cutText(limits.text.query), ...productFilters })
type Query = z.output<typeof Query>

const names = ['q', ...(Object.keys(productFilters) as FilterName[])]

/** The words and filters of an address as the search reads them; undefined where one of them is none. */
export function queryIn(address: string): Query | undefined {
  const params = new URLSearchParams(address)
  const named = names.flatMap((name) => {
    const values = params.getAll(name).filter(Boolean)
    return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]]
  })
  const { success, data } = Query.safeParse({ q: '', ...Object.fromEntries(named) })
  return success ? data : undefined
}

/** The address without what belongs to no search, always in the same order. */
export function cleanAddress(address: string): string {
  const params = new URLSearchParams(address)
  const clean = new URLSearchParams()
  for (const name of names)
    for (const value of new Set(params.getAll(name)))
      if (value.trim()) clean.append(name, value.replaceAll('\0', '').trim())
  return clean.toString()
}
