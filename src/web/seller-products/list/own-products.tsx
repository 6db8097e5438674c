import type { OwnProduct } from '#contract/products/own-product.ts'
import { useFirstScreen } from '#web/ui/lists/use-first-screen.ts'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { OwnProductCard } from './own-product-card.tsx'
import { OwnProductRow } from './own-product-row.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'
import type { View } from './use-kept-view.ts'

const grid = 'grid gap-3 min-[390px]:grid-cols-2 lg:grid-cols-3 md:gap-4 xl:grid-cols-4'

type OwnProductsProps = {
  products: readonly OwnProduct[]
  view: View
  onDelete: (product: OwnProduct) => void
}

export function OwnProducts({ products, view, onDelete }: OwnProductsProps) {
  const drawn = useFirstScreen(products)
  const Item = view === 'grid' ? OwnProductCard : OwnProductRow
  return (
    <ul aria-label={texts.products} className={view === 'grid' ? grid : 'grid gap-3'}>
      {drawn.map((product) => (
        <li key={product.product_id} className="min-w-0">
          <Item product={product} onDelete={() => onDelete(product)} />
        </li>
      ))}
    </ul>
  )
}

export function OwnProductsSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton className="mb-3 h-18" />
      <Skeleton className="mb-6 h-11 w-2/3" />
      <div className={grid}>
        {shapes(8).map((place) => (
          <Skeleton key={place} className="h-90" />
        ))}
      </div>
    </SkeletonRegion>
  )
}
