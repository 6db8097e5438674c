import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { listLiveCategory } from '#contract/products/product.ts'
import { api } from '#web/api/browser-api.ts'
import { ListError } from '#web/products/list-error.tsx'
import { ProductCard } from '#web/products/product-card.tsx'
import { type CardPage, type ProductPageResult, toCardPage } from '#web/products/product-page-result.ts'
import { productTexts } from '#web/products/product-texts.ts'
import { useProductPages } from '#web/products/use-product-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { useRowEnds } from '#web/ui/lists/use-row-ends.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { liveOffers } from './live-market.ts'
import { marketTexts } from './market-texts.ts'
import { scrollButtonsClass } from './scroll-buttons.ts'

type LiveRowProps = {
  live: ProductPageResult
  category: string
  onRetry: () => void
  /** The row is on the first screen. */
  isFirst?: boolean
}

/** Live offers in a row that scrolls sideways; a category without any shows nothing. */
export function LiveRow({ live, onRetry, ...shown }: LiveRowProps) {
  if ('content' in live)
    return (
      <div className="pt-6">
        <ListError text={productTexts.liveError(live.content)} onRetry={onRetry} />
      </div>
    )
  return live.page.products.length > 0 && <LiveOffers first={live.page} {...shown} />
}

/** How many offers a phone shows at once. */
const onPhone = 2

type LiveOffersProps = { first: CardPage; category: string; isFirst?: boolean }

function LiveOffers({ first, category, isFirst = false }: LiveOffersProps) {
  const row = useRef<HTMLUListElement>(null)
  const { page, isLoading, more } = useOffers(first, category, row)
  const { isStart, isEnd } = useRowEnds(row)
  // By the visible width, so that no card is skipped.
  const scroll = (screens: number) => row.current?.scrollBy({ left: screens * row.current.clientWidth })
  return (
    <section aria-labelledby="live-now" className="pt-6 md:pt-8">
      <div className="flex min-h-11 items-center gap-3">
        <h2 id="live-now" className="flex items-center gap-2 text-h2">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-danger" />
          {marketTexts.liveNow}
        </h2>
        <p className="num flex-1 text-muted text-small">{marketTexts.offers(page.total)}</p>
        <div className={scrollButtonsClass(page.items.length)}>
          <IconButton aria-label={marketTexts.liveBack} aria-disabled={isStart} onClick={() => scroll(-1)}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={marketTexts.liveOn} aria-disabled={isEnd} onClick={() => scroll(1)}>
            <ChevronRight />
          </IconButton>
        </div>
      </div>
      <Scroller
        as="ul"
        ref={row}
        aria-label={marketTexts.liveNow}
        className="-mx-4 mt-2 grid snap-x scroll-smooth auto-cols-[172px] grid-flow-col scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:auto-cols-[calc((100%-32px)/3)] md:gap-4 md:px-0 lg:auto-cols-[calc((100%-48px)/4)] xl:auto-cols-[calc((100%-64px)/5)]"
      >
        <Offers products={page.items} isFirst={isFirst} />
        {page.next && (
          <li className="grid min-w-0 snap-start place-items-center">
            <Button variant="secondary" loading={isLoading} onClick={more}>
              {marketTexts.moreOffers}
            </Button>
          </li>
        )}
      </Scroller>
    </section>
  )
}

type OffersProps = { products: CardPage['products']; isFirst: boolean }

function Offers({ products, isFirst }: OffersProps) {
  return products.map((product, index) => (
    <li key={product.product_id} className="min-w-0 snap-start">
      <ProductCard product={product} priority={isFirst && index < onPhone} />
    </li>
  ))
}

/** The row grows by a dozen at a time, and the focus goes to the first of the new ones. */
function useOffers(first: CardPage, category: string, row: RefObject<HTMLUListElement | null>) {
  const list = useProductPages(first, {
    fetchMore: async (cursor) =>
      toCardPage(await api(listLiveCategory, { category_type: category, limit: liveOffers, cursor })),
    onError: () => toastError(productTexts.liveError(marketTexts.tryAgain)),
  })
  const shown = list.page.items.length
  const before = useRef(shown)
  useEffect(() => {
    if (shown > before.current) row.current?.children[before.current]?.querySelector('a')?.focus()
    before.current = shown
  }, [shown, row])
  return list
}
