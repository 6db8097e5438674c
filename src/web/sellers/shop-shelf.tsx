import { listCategory, searchProducts } from '#contract/products/product.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { api } from '#web/api/browser-api.ts'
import type { Sort } from '#web/filters/filters.ts'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductList } from '#web/products/product-list.tsx'
import { type CardPage, toCardPage } from '#web/products/product-page-result.ts'
import { LazySignInCard } from '#web/search/lazy-sign-in-card.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

/** So many products at a time. */
export const shelf = 24

type ShopShelfProps = {
  seller: SellerFacts
  category: string
  q: string
  sort: Sort
  page: CardPage
}

export function ShopShelf({ seller: { seller_id, company_name }, category, q, sort, page }: ShopShelfProps) {
  const label = texts.productsOf(company_name)
  const hidden = page.total - page.products.length
  // A visitor's search ends after six, and says how many more there are.
  if (q && hidden > 0 && page.next === null)
    return (
      <ProductGrid
        as="h3"
        isOneShop
        products={page.products}
        label={label}
        last={<LazySignInCard hidden={`${grouped(hidden)}${page.total_is_floor ? '+' : ''}`} />}
      />
    )
  const fetchMore = async (cursor: string) => {
    const input = { limit: shelf, cursor }
    if (q) return api(searchProducts, { ...input, q, seller_id, category, sort })
    if (sort !== 'relevance') return api(listCategory, { ...input, category_type: category, seller_id, sort })
    const answer = await api(getSeller, { ...input, category, sellerId: seller_id })
    return { ...answer, status: 'ok' as const }
  }
  return (
    <ProductList
      isOneShop
      first={page}
      label={label}
      fetchMore={async (cursor) => toCardPage(await fetchMore(cursor))}
    />
  )
}
