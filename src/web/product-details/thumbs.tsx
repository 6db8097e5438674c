import type { Product } from '#contract/products/product.ts'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'

type ThumbsProps = {
  product: Product
  index: number
  onGo: (index: number) => void
  /** Opens the full screen, where all photos are. */
  onView: (index: number) => void
}

const mostThumbs = 6

/** Left of the photo on wide screens, below it on phones. The sixth stands for the ones that have no room. */
export function Thumbs({ product, index: current, onGo, onView }: ThumbsProps) {
  const { images, product_id } = product
  const hidden = images.length - mostThumbs
  const last = mostThumbs - 1
  return (
    <div className="flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:px-1 lg:grid lg:gap-2.5 lg:overflow-visible lg:p-0">
      {images.slice(0, mostThumbs).map((url, place) => {
        const standsForMore = hidden > 0 && place === last
        const isCurrent = place === Math.min(current, last)
        return (
          <button
            key={url}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            aria-label={standsForMore ? texts.morePhotos(hidden) : texts.showPhoto(place + 1, images.length)}
            onClick={() => (standsForMore ? onView(place) : onGo(place))}
            className={cx(
              'relative size-14 flex-none overflow-hidden rounded-large border border-border lg:size-15',
              isCurrent && 'border-transparent ring-2 ring-primary',
            )}
          >
            <Picture
              url={url}
              alt=""
              sizes="64px"
              width={64}
              height={64}
              toneKey={product_id}
              className="size-full"
            />
            {standsForMore && (
              <span className="absolute inset-0 grid place-items-center bg-[oklch(.235_.036_212/.7)] font-semibold text-white">
                +{hidden}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
