import { ProductCard } from '#web/products/product-card.tsx'
import { productTexts } from '#web/products/product-texts.ts'
import type { Settled } from '#web/products/settled.ts'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { grouped } from '#web/ui/rupees.ts'
import { marketTexts } from './market-texts.ts'

/** The live offers of a category in a row that scrolls sideways; without any, nothing is shown. */
export function LiveRow({ live, onRetry }: { live: Settled; onRetry: () => void }) {
  if ('content' in live)
    return (
      <div className="pt-6">
        <LoadFault text={productTexts.liveFault(live.content)} onRetry={onRetry} />
      </div>
    )
  const { products, total } = live.page
  if (products.length === 0) return null
  return (
    <section aria-labelledby="live-now" className="pt-6 md:pt-8">
      <div className="flex items-baseline gap-3">
        <h2 id="live-now" className="flex items-center gap-2 text-h2">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-danger" />
          {marketTexts.liveNow}
        </h2>
        <p className="num text-muted text-small">{grouped(total)}</p>
      </div>
      <ul
        aria-label={marketTexts.liveNow}
        // A region that scrolls must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:-mx-6 md:scroll-px-6 md:gap-4 md:px-6 lg:-mx-8 lg:scroll-px-8 lg:px-8"
      >
        {products.map((product) => (
          <li key={product.product_id} className="w-43 flex-none snap-start md:w-54">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}
