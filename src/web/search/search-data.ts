import type { Api } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { searchProducts } from '#contract/products/product.ts'
import { type Filters, filtersOf, type Sort, sortOf } from '#web/filters/filters.ts'
import { type ProductPageResult, settle } from '#web/products/product-page-result.ts'
import { searchTexts } from './search-texts.ts'

/** What is asked for: words, and what narrows and orders their results. */
export type Asked = { readonly q: string; readonly filters: Filters; readonly sort: Sort }
export type Answer = { readonly asked: Asked; readonly isMember: boolean; readonly found: ProductPageResult }

export function askedOf(url: string): Asked {
  const { searchParams } = new URL(url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, limits.text.query)
  return { q, filters: filtersOf(searchParams), sort: sortOf(searchParams) }
}

export const draftOf = ({ q, filters, sort }: Asked) => ({ q, ...filters, sort })

export async function loadSearch(call: Api, url: string, isMember: boolean): Promise<Answer> {
  const query = askedOf(url)
  return {
    asked: query,
    isMember,
    found: await settle(call(searchProducts, { ...draftOf(query), facets: 'true' })),
  }
}

/** The words whose results are shown: a misspelt question is answered as it was meant. */
export function shownWords({ asked, found }: Pick<Answer, 'asked' | 'found'>) {
  const correction = 'page' in found && found.page.corrected_from ? found.page.did_you_mean : undefined
  return correction ?? asked.q
}

export function titleOf(q: string, { business_type: [business_type = '', ...others] = [] }: Filters) {
  const { from } = searchTexts
  const isTrade = (text: string): text is keyof typeof from => Object.hasOwn(from, text)
  return isTrade(business_type) && others.length === 0
    ? `${searchTexts.title(q)} ${from[business_type]}`
    : searchTexts.title(q)
}
