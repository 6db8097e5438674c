import { type ReactNode, useEffect, useState } from 'react'
import type { CardProduct } from '#web/products/card-product.ts'
import { ProductCard } from '#web/products/product-card.tsx'
import { productTexts } from '#web/products/product-texts.ts'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { WhenNear } from '#web/ui/lists/when-near.tsx'
import { recentCards } from './recent.ts'

/** What was looked at last, in a row that scrolls sideways; without any, nothing is shown. */
export default function RecentlyViewed({ except }: { except?: string }): ReactNode {
  return (
    <WhenNear>
      <Row {...(except ? { except } : {})} />
    </WhenNear>
  )
}

function Row({ except }: { except?: string }) {
  const [cards, setCards] = useState<readonly CardProduct[]>([])
  useEffect(() => {
    let isHere = true
    recentCards(except).then((recent) => isHere && setCards(recent))
    return () => {
      isHere = false
    }
  }, [except])
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-8 md:mt-12">
      <h2 id="recent" className="mb-4 text-h2">
        {productTexts.recentlyViewed}
      </h2>
      <Scroller
        as="ul"
        aria-label={productTexts.recentlyViewed}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:-mx-6 md:scroll-px-6 md:gap-4 md:px-6 lg:-mx-8 lg:scroll-px-8 lg:px-8"
      >
        {cards.map((card) => (
          <li key={card.product_id} className="w-43 flex-none snap-start md:w-54">
            <ProductCard product={card} />
          </li>
        ))}
      </Scroller>
    </section>
  )
}
