import { PackageOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { api } from '#web/api/browser-api.ts'
import { type Sort, searchWith } from '#web/filters/filters.ts'
import { SortChoice } from '#web/filters/sort-choice.tsx'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { ProductList } from '#web/products/product-list.tsx'
import { type CardPage, toCardPage } from '#web/products/product-page-result.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { LazySignInCard } from '#web/search/lazy-sign-in-card.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'
import { ShopSearch } from './shop-search.tsx'

type SellerProductsProps = {
  seller: SellerFacts
  category: string
  q: string
  sort: Sort
  page: CardPage
}

/** The shop's shelves, by category and by words, in the order that one likes. */
export function SellerProducts({ seller, category, q, sort, page }: SellerProductsProps) {
  const { categories, product_count } = seller
  const [params, setParams] = useSearchParams()
  const choose = (next: string) =>
    setParams(searchWith(params, { category: next === 'all' ? undefined : next }), {
      preventScrollReset: true,
    })
  const showAll = () => setParams({}, { preventScrollReset: true })
  return (
    <section aria-labelledby="products" className="wrap pt-8 pb-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="products" className="text-h2">
          {texts.products}
        </h2>
        {product_count > 0 && (
          <div className="flex flex-wrap gap-3 max-md:w-full">
            <ShopSearch q={q} params={params} />
            <SortChoice />
          </div>
        )}
      </div>
      {categories.length > 1 && (
        <ChoiceChips
          label={texts.categories}
          chosen={category}
          onChoose={choose}
          choices={[
            { value: 'all', label: texts.all, count: product_count },
            ...categories.map((kind) => ({
              value: kind.category,
              label: categoryName(kind.category),
              count: kind.count,
            })),
          ]}
          className="mb-5!"
        />
      )}
      {page.products.length === 0 ? (
        <Nothing isAll={category === 'all'} q={q} onShowAll={showAll} />
      ) : (
        <Shelf
          key={`${seller.seller_id} ${category} ${q} ${sort}`}
          {...{ seller, category, q, sort, page }}
        />
      )}
    </section>
  )
}

/** Products at a time. */
export const shelf = 24

function Shelf({ seller: { seller_id, company_name }, category, q, sort, page }: SellerProductsProps) {
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

type NothingProps = { isAll: boolean; q: string; onShowAll: () => void }

function Nothing({ isAll, q, onShowAll }: NothingProps) {
  const isNarrowed = !isAll || q !== ''
  return (
    <EmptyState
      as="h3"
      icon={<PackageOpen />}
      title={texts.noProducts}
      action={
        isNarrowed ? (
          <Button variant="secondary" onClick={onShowAll}>
            {texts.allProducts}
          </Button>
        ) : (
          <ButtonLink to={marketPath}>{texts.goToMarket}</ButtonLink>
        )
      }
    >
      {hintOf(isAll, q)}
    </EmptyState>
  )
}

function hintOf(isAll: boolean, q: string) {
  if (q) return texts.noneFound(q)
  return isAll ? texts.noProductsHint : texts.noneHere
}
