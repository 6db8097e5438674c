import { PackageOpen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { getSeller } from '#contract/seller.ts'
import { api } from '#web/browser-api.ts'
import { ProductList } from '#web/products/product-list.tsx'
import { type CardPage, toCardPage } from '#web/products/settled.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

type SellerProductsProps = { seller: SellerFacts; category: string; page: CardPage }

/** The shop's shelves; more than one kind of goods can be looked at by category. */
export function SellerProducts({ seller, category, page }: SellerProductsProps) {
  const { seller_id, company_name, categories, product_count } = seller
  const [, setParams] = useSearchParams()
  const choose = (next: string) =>
    setParams(next === 'all' ? {} : { category: next }, { preventScrollReset: true })
  return (
    <section aria-labelledby="products" className="wrap pt-8 pb-12">
      <h2 id="products" className="mb-4 text-h2">
        {texts.products}
      </h2>
      {categories.length > 1 && (
        <ChoiceChips
          label={texts.categories}
          chosen={category}
          onChoose={choose}
          choices={[
            { value: 'all', label: texts.all, count: product_count },
            ...categories.map((kind) => ({ value: kind.category, label: kind.label, count: kind.count })),
          ]}
          className="mb-5!"
        />
      )}
      {page.products.length === 0 ? (
        <Nothing isAll={category === 'all'} onShowAll={() => choose('all')} />
      ) : (
        <ProductList
          key={`${seller_id} ${category}`}
          first={page}
          label={texts.productsOf(company_name)}
          fetchMore={async (cursor) => {
            const more = await api(getSeller, { sellerId: seller_id, category, cursor, limit: shelf })
            return toCardPage({ ...more, status: 'ok' })
          }}
        />
      )}
    </section>
  )
}

/** Products at a time. */
export const shelf = 24

function Nothing({ isAll, onShowAll }: { isAll: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      as="h3"
      icon={<PackageOpen />}
      title={texts.noProducts}
      action={
        isAll ? (
          <ButtonLink to="/live_market">{texts.goToMarket}</ButtonLink>
        ) : (
          <Button variant="secondary" onClick={onShowAll}>
            {texts.all}
          </Button>
        )
      }
    >
      {isAll ? texts.noProductsHint : texts.noneHere}
    </EmptyState>
  )
}
