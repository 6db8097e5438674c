import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import type { Facets } from '#contract/products/product-facets.ts'
import { GstSwitch } from '#web/gst/gst-switch.tsx'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { Total } from '#web/ui/formats/rupees.ts'
import { prefix } from '#web/ui/language.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { filterTexts } from './filter-texts.ts'
import { chipsOf, filtersOf } from './filters.ts'
import { SortChoice } from './sort-choice.tsx'

const FilterSheet = late(
  async () => (await import('./filter-sheet.tsx')).default,
  ({ onClose }) => onClose(),
)

type FilteredListProps = {
  facets: Facets | undefined
  /** How many products match. */
  matches: Total
  fixed?: 'category' | undefined
  heading: ReactNode
  /** Beside the order of the list. */
  tool?: ReactNode
  /** The sticky position of the filter column. */
  stickyTop: string
  children: ReactNode
}

/** Filters in a column beside the list, on phones and tablets in a sheet. */
export function FilteredList(props: FilteredListProps) {
  const { facets, matches, fixed, heading, tool, stickyTop, children } = props
  const isLoading = useIsNarrowing()
  return (
    <div className="lg:grid lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-x-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:col-span-2 md:mb-5">
        {heading}
        <span className="text-muted text-small max-md:-my-3 md:ml-auto">
          <GstSwitch />
        </span>
        {tool}
        <div className="flex min-w-0 gap-2 max-md:w-full max-md:*:first:flex-1">
          <SortChoice />
          {facets && <SheetButton {...{ facets, fixed, matches }} />}
        </div>
      </div>
      <aside aria-label={filterTexts.filters} className="max-lg:hidden">
        {facets && (
          <div className={cx('more-below sticky overflow-y-auto overscroll-contain pr-3 pb-4', stickyTop)}>
            <FilterForm facets={facets} fixed={fixed} />
          </div>
        )}
      </aside>
      <div className={cx('min-w-0 transition-opacity duration-200', isLoading && 'opacity-60')}>
        <FilterChips fixed={fixed} />
        {children}
      </div>
    </div>
  )
}

type SheetButtonProps = { facets: Facets; fixed: 'category' | undefined; matches: Total }

function SheetButton(props: SheetButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [params] = useSearchParams()
  const count = chipsOf(filtersOf(params), props.fixed).length
  return (
    <>
      <Button
        variant="secondary"
        icon={<SlidersHorizontal className="size-4.5" />}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      >
        {filterTexts.filter}
        {count > 0 && (
          <span className="num grid size-5 place-items-center rounded-full bg-primary text-primary-fg text-xs">
            {count}
          </span>
        )}
      </Button>
      {isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Another filter of the same list is loading. */
function useIsNarrowing() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === `${prefix}${pathname}`
}
