import { PackageOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { marketPath } from '#contract/paths.ts'
import { type Sort, searchWith } from '#web/filters/filters.ts'
import { SortChoice } from '#web/filters/sort-choice.tsx'
import type { CardPage } from '#web/products/product-page-result.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'
import { categoryChoices, emptyHint } from './shop-rules.ts'
import { ShopSearch } from './shop-search.tsx'
import { ShopShelf } from './shop-shelf.tsx'

type SellerProductsProps = {
  seller: SellerFacts
  category: string
  q: string
  sort: Sort
  page: CardPage
}

/** The products of a shop, by category and by words, in a chosen order. */
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
          <div className="flex flex-wrap gap-3 max-md:w-full print:hidden">
            <ShopSearch q={q} params={params} />
            <SortChoice isOneShop />
          </div>
        )}
      </div>
      {categories.length > 1 && (
        <ChoiceChips
          label={texts.categories}
          chosen={category}
          onChoose={choose}
          choices={categoryChoices(seller)}
          className="mb-5! print:hidden"
        />
      )}
      {page.products.length === 0 ? (
        <Nothing isAll={category === 'all'} q={q} onShowAll={showAll} />
      ) : (
        <ShopShelf
          key={`${seller.seller_id} ${category} ${q} ${sort}`}
          {...{ seller, category, q, sort, page }}
        />
      )}
    </section>
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
      {emptyHint(isAll, q)}
    </EmptyState>
  )
}
