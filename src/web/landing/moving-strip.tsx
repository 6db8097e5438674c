import { Pause, Play } from 'lucide-react'
import { landingCategories } from '#contract/products/present-categories.ts'
import { categoryLink } from '#web/navigation/category-link.ts'
import { CategoryPicture } from '#web/products/category-picture.tsx'
import { categoryName } from '#web/products/product-texts.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { photoTone } from '#web/ui/pictures/photo-tone.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { landingTexts } from './landing-texts.ts'
import { useRestingStrip } from './use-resting-strip.ts'

/** The strip moves once round a minute, and stops under a pointer, a finger, the focus or its button. */
export function MovingStrip() {
  const { strip, track, isPaused, isResting, togglePause, watch } = useRestingStrip()
  const Icon = isPaused ? Play : Pause
  return (
    <section
      aria-labelledby="categories"
      className="border-border border-y bg-surface pt-7 pb-5.5 md:pt-9 md:pb-8.5"
    >
      <div className="wrap mb-3 flex items-center justify-between gap-6 md:mb-3.5">
        <h2 id="categories" className="text-h2">
          {landingTexts.categories}
        </h2>
        <IconButton
          aria-label={isPaused ? landingTexts.resume : landingTexts.pause}
          onClick={togglePause}
          className="moving-strip-pause"
        >
          <Icon />
        </IconButton>
      </div>
      <div ref={strip} className="moving-strip" data-resting={isResting || undefined} {...watch}>
        <div ref={track} className="moving-strip-track">
          <Tiles />
          <Tiles isCopy />
        </div>
      </div>
    </section>
  )
}

function Tiles({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul
      aria-hidden={isCopy || undefined}
      aria-labelledby={isCopy ? undefined : 'categories'}
      className={cx('flex gap-2 pr-2 md:gap-4 md:pr-4', isCopy ? 'moving-strip-copy' : 'motion-reduce:px-4')}
    >
      {landingCategories().map(({ slug }) => (
        <li key={slug}>
          <QuickLink
            to={categoryLink(slug)}
            tabIndex={isCopy ? -1 : undefined}
            className="category-tile group"
          >
            <span className={cx('tile category-picture', photoTone(slug))}>
              <CategoryPicture slug={slug} draggable={false} className="size-12 md:size-14" />
            </span>
            <span className="text-balance">{categoryName(slug)}</span>
          </QuickLink>
        </li>
      ))}
    </ul>
  )
}
