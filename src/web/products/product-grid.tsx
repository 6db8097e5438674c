import type { ReactNode } from 'react'
import { CompareSpot } from '#web/compare-choice/compare-spot.tsx'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import type { CardProduct } from './card-product.ts'
import { ProductCard } from './product-card.tsx'

/** As many columns as its container has room for. */
const grid =
  'grid grid-cols-2 gap-3 md:gap-4 @min-[640px]:grid-cols-3 @min-[880px]:grid-cols-4 @min-[1120px]:grid-cols-5'

/** How many pictures of a grid the first screen of a phone shows. */
const firstScreen = 2

type ProductGridProps = {
  products: readonly CardProduct[]
  label: string
  as?: 'h2' | 'h3'
  /** Something else fills the first screen. */
  isBelow?: boolean | undefined
  /** All of one supplier, who is named above them. */
  isOneShop?: boolean | undefined
  /** After the last card, as wide as the row has room beside a visitor's six. */
  last?: ReactNode
}

export function ProductGrid(props: ProductGridProps) {
  const { products, label, as = 'h3', isBelow = false, isOneShop, last } = props
  return (
    <div className="@container">
      <ul aria-label={label} className={grid}>
        {products.map((product, place) => (
          <li key={product.product_id} className="min-w-0 break-inside-avoid">
            <ProductCard
              product={product}
              as={as}
              isOneShop={isOneShop}
              priority={!isBelow && place < firstScreen}
              corner={<CompareSpot productId={product.product_id} name={product.product_name} />}
            />
          </li>
        ))}
        {last && (
          <li className="col-span-2 @min-[640px]:col-span-3 @min-[880px]:col-span-2 @min-[1120px]:col-span-4">
            {last}
          </li>
        )}
      </ul>
    </div>
  )
}

export function ProductGridSkeleton({ cards = 10 }: { cards?: number }) {
  return (
    <SkeletonRegion className="@container">
      <div className={grid}>
        {shapes(cards).map((shape) => (
          <div key={shape} className="overflow-hidden rounded-panel border border-border bg-surface">
            <Skeleton className="aspect-square w-full rounded-none" />
            <div className="grid gap-2 p-3.5">
              <Skeleton className="h-10" />
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  )
}
