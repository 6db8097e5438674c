import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { ProductGrid } from './product-grid.tsx'
import type { CardPage } from './product-page-result.ts'
import { productTexts } from './product-texts.ts'
import { useProductPages } from './use-product-pages.ts'

type ProductListProps = {
  first: CardPage
  label: string
  fetchMore: (cursor: string) => Promise<CardPage>
  as?: 'h2' | 'h3'
  /** Something else fills the first screen. */
  isBelow?: boolean
  isOneShop?: boolean
  /** The address of the next page, for crawlers that follow links alone. */
  pathOf?: (cursor: string) => string
}

/** A grid that grows by 'Load more'. */
export function ProductList(props: ProductListProps) {
  const { first, label, fetchMore, as = 'h3', isBelow, isOneShop, pathOf } = props
  const { page, footer } = useProductPages(first, {
    name: 'products',
    fetchMore,
    onError: (error) =>
      toastError(productTexts.listError(error instanceof Error ? error.message : String(error))),
  })
  return (
    <>
      <ProductGrid products={page.items} label={label} as={as} isBelow={isBelow} isOneShop={isOneShop} />
      <LoadMore {...footer} nextPath={page.next === null ? undefined : pathOf?.(page.next)} />
    </>
  )
}
