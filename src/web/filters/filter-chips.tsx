import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { FilterName } from '#contract/products/product-filters.ts'
import { filterTexts } from './filter-texts.ts'
import { chipsOf, filterNames, filtersOf, searchWith, without } from './filters.ts'

export function FilterChips({ fixed }: { fixed?: FilterName | undefined }) {
  const [params] = useSearchParams()
  const chips = chipsOf(filtersOf(params), fixed)
  if (chips.length === 0) return null
  return (
    <ul aria-label={filterTexts.chosen} className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ label, changes }) => (
        <li key={label}>
          <Link
            to={searchWith(params, changes)}
            preventScrollReset
            rel="nofollow"
            aria-label={filterTexts.remove(label)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-primary bg-primary-soft pr-3 pl-4 font-medium text-primary-soft-fg text-small hover:border-primary-hover md:min-h-9"
          >
            {label}
            <X className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <ClearAll fixed={fixed} />
      </li>
    </ul>
  )
}

export function ClearAll({ fixed }: { fixed?: FilterName | undefined }) {
  const [params] = useSearchParams()
  const gone = filterNames.filter((name) => name !== fixed)
  return (
    <Link
      to={without(params, gone)}
      preventScrollReset
      className="inline-flex min-h-11 items-center px-2 font-semibold text-link text-small hover:underline md:min-h-9"
    >
      {filterTexts.clearAll}
    </Link>
  )
}
