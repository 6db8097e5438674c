import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef } from 'react'
import type { CardProduct } from '#web/products/card-product.ts'
import { ProductCard } from '#web/products/product-card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useRowEnds } from '#web/ui/lists/use-row-ends.ts'
import { landingTexts } from './landing-texts.ts'
import { Section } from './section.tsx'

/** The top products; without any, nothing is shown. */
export function Trending({ products }: { products: readonly CardProduct[] }) {
  const row = useRef<HTMLUListElement>(null)
  const { isStart, isEnd } = useRowEnds(row)
  const turn = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' })
  if (products.length === 0) return null
  return (
    <Section
      id="trending"
      title={landingTexts.trending}
      lead={landingTexts.trendingLead}
      aside={
        <div className="hidden flex-none gap-2 md:flex">
          <IconButton aria-label={landingTexts.previous} aria-disabled={isStart} onClick={() => turn(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={landingTexts.next} aria-disabled={isEnd} onClick={() => turn(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      }
    >
      <ul
        ref={row}
        aria-labelledby="trending"
        className="-mx-4 -my-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-2 [scrollbar-width:none] md:-mx-1 md:scroll-px-1 md:gap-4.5 md:px-1"
      >
        {products.map((product) => (
          <li
            key={product.product_id}
            className="w-43 flex-none snap-start md:w-[calc((100%-2*18px)/3)] lg:w-[calc((100%-4*18px)/5)]"
          >
            <ProductCard product={product} strip />
          </li>
        ))}
      </ul>
    </Section>
  )
}
