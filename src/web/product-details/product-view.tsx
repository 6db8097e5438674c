import { lazy, Suspense, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import type { listReviews } from '#contract/review.ts'
import type { CardPage } from '#web/products/product-page-result.ts'
import { useEnded } from '#web/products/use-ended.ts'
import { BuyBar } from './buy-bar.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { Headline } from './headline.tsx'
import { LateShare } from './late-share.ts'
import { PathRow } from './path-row.tsx'
import { Promises } from './promises.tsx'
import { firstQuantity, mostOf, quote, tiersOf } from './quote.ts'
import { SupplierCard } from './supplier-card.tsx'
import { useAddToCart } from './use-add-to-cart.ts'

const BelowFold = lazy(() => import('./below-fold.tsx').catch(() => ({ default: () => null })))

type ProductViewProps = {
  product: ShownProduct
  more: CardPage | null
  hasEnded: boolean
  reviews: ReplyOf<typeof listReviews> | null
}

export function ProductView({ product, more, hasEnded, reviews }: ProductViewProps) {
  const tiers = tiersOf(product.prices)
  const limit = mostOf(product)
  const [quantity, setQuantity] = useState(() => firstQuantity(tiers, limit))
  const [isSharing, setSharing] = useState(false)
  const share = () => setSharing(true)
  const offer = {
    product,
    tiers,
    limit,
    quote: quote(tiers, quantity, limit),
    setQuantity,
    ended: useEnded(product.expires_at, hasEnded),
    cart: useAddToCart(product.product_id, quantity),
  }
  return (
    <div className="wrap pb-12 md:pb-16">
      <PathRow product={product} onShare={share} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:items-start xl:grid-cols-[minmax(0,512px)_minmax(0,1fr)_264px] min-[100rem]:grid-cols-[minmax(0,600px)_minmax(0,1fr)_288px]">
        <Gallery product={product} onShare={share} />
        <div className="min-w-0">
          <Headline product={product} ended={offer.ended} />
          <BuyBox offer={offer} />
        </div>
        <div className="contents xl:grid xl:min-w-0 xl:content-start xl:gap-4">
          <SupplierCard product={product} count={more?.total} countIsFloor={more?.total_is_floor} />
          <Promises product={product} />
        </div>
      </div>
      <Suspense fallback={null}>
        <BelowFold {...{ product, more, reviews, quantity }} ended={offer.ended} />
      </Suspense>
      <BuyBar offer={offer} />
      {isSharing && <LateShare product={product} onClose={() => setSharing(false)} />}
    </div>
  )
}
