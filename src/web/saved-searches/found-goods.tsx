import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { lookAtSavedSearch, type OpenSearch } from '#contract/buy-again/saved-searches.ts'
import type { Product } from '#contract/products/product.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { toCardProduct } from '#web/products/card-product.ts'
import { ProductGrid } from '#web/products/product-grid.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { savedSearchesTexts as texts } from './saved-searches-texts.ts'

/** What a search has found, what is new first. Who sees this page has seen it, and the next look has other news. */
export function FoundGoods({ search: { search_id, products, new_ids } }: { search: OpenSearch }): ReactNode {
  const [newIds] = useState(() => new Set(new_ids))
  const { run } = useAction({ send: () => api(lookAtSavedSearch, { searchId: search_id }), failure: '' })
  const look = useEffectEvent(() => void run())
  const hasNews = newIds.size > 0
  useEffect(() => {
    if (hasNews) look()
  }, [hasNews])
  if (products.length === 0)
    return (
      <Card>
        <EmptyState icon={<Search />} title={texts.nothing}>
          {texts.nothingHint}
        </EmptyState>
      </Card>
    )
  const isNew = ({ product_id }: Product) => newIds.has(product_id)
  return (
    <div className="grid gap-8">
      <Found title={texts.newOnes} products={products.filter(isNew)} />
      <Found title={texts.earlier} products={products.filter((product) => !isNew(product))} />
    </div>
  )
}

function Found({ title, products }: { title: string; products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-h2">{title}</h2>
      <ProductGrid products={products.map(toCardProduct)} label={title} />
    </section>
  )
}
