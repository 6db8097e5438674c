import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { stripCategories } from '#contract/products/present-categories.ts'
import { categoryLink } from '#web/navigation/category-link.ts'
import { CategoryPicture } from '#web/products/category-picture.tsx'
import { categoryName } from '#web/products/product-texts.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useRowEnds } from '#web/ui/lists/use-row-ends.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { marketTexts } from './market-texts.ts'
import { useChosenTile } from './use-chosen-tile.ts'

// Specification 9.
const scrollStep = 150

export function CategoryStrip({ chosen }: { chosen: string }) {
  const strip = useRef<HTMLUListElement>(null)
  const current = useChosenTile(strip, chosen)
  const { isStart, isEnd } = useRowEnds(strip)
  const scroll = (by: number) => strip.current?.scrollBy({ left: by })

  return (
    <nav
      aria-label={marketTexts.categories}
      data-sticky-strip
      className="sticky top-(--bar-height) z-30 border-border border-b bg-surface"
    >
      <div className="wrap flex items-center gap-1">
        <ScrollButton label={marketTexts.scrollBack} isEnd={isStart} onPress={() => scroll(-scrollStep)}>
          <ChevronLeft />
        </ScrollButton>
        <ul
          ref={strip}
          className="more-follows relative flex flex-1 scroll-smooth gap-1 overflow-x-auto py-2 [scrollbar-width:none] max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:px-4"
        >
          {stripCategories().map((category) => (
            <Tile
              key={category.slug}
              slug={category.slug}
              isChosen={category.slug === chosen}
              {...(category.slug === chosen ? { tileRef: current } : {})}
            />
          ))}
        </ul>
        <ScrollButton label={marketTexts.scrollOn} isEnd={isEnd} onPress={() => scroll(scrollStep)}>
          <ChevronRight />
        </ScrollButton>
      </div>
    </nav>
  )
}

type ScrollButtonProps = { label: string; isEnd: boolean; onPress: () => void; children: ReactNode }

function ScrollButton({ label, isEnd, onPress, children }: ScrollButtonProps) {
  return (
    <IconButton aria-label={label} aria-disabled={isEnd} className="max-md:hidden" onClick={onPress}>
      {children}
    </IconButton>
  )
}

type TileProps = {
  slug: string
  isChosen: boolean
  tileRef?: React.RefObject<HTMLAnchorElement | null>
}

function Tile({ slug, isChosen, tileRef }: TileProps) {
  return (
    <li className="snap-start">
      <QuickLink
        ref={tileRef}
        to={categoryLink(slug)}
        preventScrollReset
        aria-current={isChosen ? 'page' : undefined}
        className="group grid w-27 justify-items-center gap-1.5 rounded-large p-1 md:w-30"
      >
        <span
          className={cx(
            'grid size-12 place-items-center rounded-large transition-colors md:size-14',
            isChosen ? 'bg-primary-soft ring-2 ring-primary' : 'bg-surface-2 group-hover:bg-surface-3',
          )}
        >
          <CategoryPicture slug={slug} className="size-9 md:size-10" />
        </span>
        <span
          className={cx(
            'min-h-7 text-center text-[.6875rem] leading-3.5 md:text-xs',
            isChosen ? 'font-bold' : 'text-muted',
          )}
        >
          {categoryName(slug)}
        </span>
      </QuickLink>
    </li>
  )
}
