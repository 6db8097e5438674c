import { ChevronLeft, ChevronRight, Expand, Share2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Product } from '#contract/products/product.ts'
import { LateGalleryViewer } from '#web/photos/late-gallery-viewer.tsx'
import { photoTexts } from '#web/photos/photo-texts.ts'
import { useTrack } from '#web/photos/use-track.ts'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { productDetailsTexts as texts } from './product-details-texts.ts'
import { Thumbs } from './thumbs.tsx'

const mainSizes = '(min-width: 80rem) 440px, (min-width: 48rem) 42vw, 100vw'

/** Photos side by side in a track that snaps: swiped by touch, moved by arrows, keys and thumbnails. */
export function Gallery({ product, onShare }: { product: Product; onShare: () => void }) {
  const images = product.images
  const count = Math.max(1, images.length)
  const track = useTrack(count)
  const [viewed, setViewed] = useState<number | null>(null)
  const close = (last: number) => {
    setViewed(null)
    track.go(last)
  }
  return (
    <fieldset
      aria-label={texts.photos}
      onKeyDown={(event) => stepByKey(event, track.step)}
      className={cx(
        '-mx-4 grid min-w-0 items-start gap-2.5 md:mx-0 md:gap-3',
        count > 1 && 'lg:grid-cols-[60px_minmax(0,1fr)]',
      )}
    >
      <div className="relative min-w-0 overflow-hidden lg:order-2 md:rounded-sheet md:border md:border-border">
        <ul
          ref={track.ref}
          onScroll={track.onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {(images.length > 0 ? images : [undefined]).map((url, index) => (
            <li key={url ?? 'none'} inert={index !== track.index} className="w-full flex-none snap-center">
              <Slide product={product} url={url} index={index} onOpen={() => setViewed(index)} />
            </li>
          ))}
        </ul>
        <ShareOnPhoto onShare={onShare} />
        {count > 1 && <Arrows index={track.index} count={count} onStep={track.step} />}
      </div>
      {count > 1 && <Thumbs product={product} index={track.index} onGo={track.go} onView={setViewed} />}
      {viewed !== null && (
        <LateGalleryViewer name={product.product_name} images={images} start={viewed} onClose={close} />
      )}
    </fieldset>
  )
}

const stepOf: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function stepByKey(event: KeyboardEvent, step: (by: number) => void) {
  const by = stepOf[event.key]
  if (!by) return
  event.preventDefault()
  step(by)
}

type SlideProps = {
  product: Product
  url: string | undefined
  index: number
  onOpen: () => void
}

function Slide({ product, url, index, onOpen }: SlideProps) {
  const count = product.images.length
  const picture = (
    <Picture
      url={url}
      alt={url ? photoTexts.photoOf(product.product_name, index + 1, count) : product.product_name}
      sizes={mainSizes}
      width={960}
      height={960}
      priority={index === 0}
      toneKey={product.product_id}
      fit="object-contain"
      className="aspect-[39/34] w-full md:aspect-square"
    />
  )
  if (!url) return picture
  return (
    <button
      type="button"
      aria-label={texts.openPhoto(product.product_name, index + 1, count)}
      onClick={onOpen}
      className="group relative block w-full cursor-zoom-in -outline-offset-4!"
    >
      {picture}
      <span
        aria-hidden="true"
        className="absolute bottom-3 left-3 grid size-9 place-items-center rounded-full bg-[oklch(.235_.036_212/.78)] text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <Expand className="size-4" />
      </span>
    </button>
  )
}

type ArrowsProps = { index: number; count: number; onStep: (by: number) => void }

function Arrows({ index, count, onStep }: ArrowsProps) {
  return (
    <>
      <RoundButton
        label={photoTexts.previous}
        onPress={() => onStep(-1)}
        className={cx('top-1/2 left-3 hidden -translate-y-1/2 md:grid', index === 0 && 'invisible')}
      >
        <ChevronLeft />
      </RoundButton>
      <RoundButton
        label={photoTexts.next}
        onPress={() => onStep(1)}
        className={cx('top-1/2 right-3 hidden -translate-y-1/2 md:grid', index === count - 1 && 'invisible')}
      >
        <ChevronRight />
      </RoundButton>
      <p className="num pointer-events-none absolute right-3 bottom-3 z-1 h-7 rounded-full bg-[oklch(.235_.036_212/.78)] px-2.5 font-semibold text-white text-xs leading-7">
        {photoTexts.position(index + 1, count)}
      </p>
    </>
  )
}

function ShareOnPhoto({ onShare }: { onShare: () => void }) {
  return (
    <RoundButton label={texts.share} onPress={onShare} className="top-3 right-3 grid md:hidden">
      <Share2 />
    </RoundButton>
  )
}

type RoundButtonProps = { label: string; onPress: () => void; className: string; children: ReactNode }

/** On the photo, above its edges. */
function RoundButton({ label, onPress, className, children }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cx(
        'absolute z-1 size-11 place-items-center rounded-full border border-border bg-[oklch(1_0_0/.92)] text-[#142023] hover:bg-white',
        className,
      )}
    >
      {children}
    </button>
  )
}
