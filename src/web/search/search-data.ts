import type { Api } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { searchProducts } from '#contract/products/product.ts'
import { type Filters, filtersOf, type Sort, sortOf } from '#web/filters/filters.ts'
import { type ProductPageResult, settle } from '#web/products/product-page-result.ts'
import { searchTexts } from './search-texts.ts'

/** The words of a search, and what narrows and orders its results. */
export type SearchQuery = { readonly q: string; readonly filters: Filters; readonly sort: Sort }
export type Answer = {
  readonly query: SearchQuery
  readonly isMember: boolean
  readonly result: ProductPageResult
}

export function queryOf(url: string): SearchQuery {
  const { searchParams } = new URL(url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, limits.text.query)
  return { q, filters: filtersOf(searchParams), sort: sortOf(searchParams) }
}

export const draftOf = ({ q, filters, sort }: SearchQuery) => ({ q, ...filters, sort })

export async function loadSearch(call: Api, url: string, isMember: boolean): Promise<Answer> {
  const query = queryOf(url)
  return {
    query,
    isMember,
    result: await settle(call(searchProducts, { ...draftOf(query), facets: 'true' })),
  }
}

/** The words whose results are shown: a misspelt question is answered as it was meant. */
export function shownWords({ query, result }: Pick<Answer, 'query' | 'result'>) {
  const correction = 'page' in result && result.page.corrected_from ? result.page.did_you_mean : undefined
  return correction ?? query.q
}

export function titleOf(q: string, { business_type: [business_type = '', ...others] = [] }: Filters) {
  const { from } = searchTexts
  const isTrade = (text: string): text is keyof typeof from => Object.hasOwn(from, text)
  return isTrade(business_type) && others.length === 0
    ? `${searchTexts.title(q)} ${from[business_type]}`
    : searchTexts.title(q)
}
