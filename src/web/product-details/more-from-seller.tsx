import type { Product } from '#contract/products/product.ts'
import { ProductCard } from '#web/products/product-card.tsx'
import type { CardPage } from '#web/products/product-page-result.ts'
import { detailsTexts } from './details-texts.ts'

/** Up to two full rows; on phones one row that scrolls sideways. */
export function MoreFromSeller({ product, more }: { product: Product; more: CardPage | null }) {
  if (!more || more.products.length === 0) return null
  const title = detailsTexts.moreFrom(product.seller_company)
  return (
    <section aria-labelledby="more" className="mt-8 md:mt-12">
      <h2 id="more" className="mb-4 break-words text-h2 md:mb-4.5 md:text-2xl">
        {title}
      </h2>
      <ul
        aria-label={title}
        className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-4 md:gap-4 md:overflow-visible md:p-0 lg:grid-cols-5 md:max-lg:[&>:nth-child(n+9)]:hidden"
      >
        {more.products.map((card) => (
          <li key={card.product_id} className="w-43 min-w-0 flex-none snap-start md:w-auto">
            <ProductCard product={card} isOneShop />
          </li>
        ))}
      </ul>
    </section>
  )
}
