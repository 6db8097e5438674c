import type { OwnProduct } from '#contract/products/own-product.ts'
import { bulkTexts } from '#web/seller-products/bulk/bulk-texts.ts'
import type { Chosen } from '#web/seller-products/bulk/use-chosen.ts'
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
  onSaved: (product: OwnProduct) => void
  chosen: Chosen
}

export function OwnProducts({ products, view, onDelete, onSaved, chosen }: OwnProductsProps) {
  const drawn = useFirstScreen(products)
  const Item = view === 'grid' ? OwnProductCard : OwnProductRow
  return (
    <ul aria-label={texts.products} className={view === 'grid' ? grid : 'grid gap-3'}>
      {drawn.map((product) => (
        <li key={product.product_id} className="relative min-w-0">
          {chosen.isOpen && <ChooseBox product={product} chosen={chosen} />}
          <Item product={product} onDelete={() => onDelete(product)} onSaved={onSaved} />
        </li>
      ))}
    </ul>
  )
}

/** Over the picture, where a thumb finds it. */
const ChooseBox = ({ product, chosen }: { product: OwnProduct; chosen: Chosen }) => (
  <label className="absolute top-0 right-0 z-10 grid size-12 place-items-center">
    <input
      type="checkbox"
      aria-label={bulkTexts.chooseOne(product.product_name)}
      checked={chosen.has(product.product_id)}
      onChange={() => chosen.toggle(product.product_id)}
      className="size-6 rounded-badge accent-primary"
    />
  </label>
)

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
