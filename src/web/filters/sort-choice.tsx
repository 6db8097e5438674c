import { ArrowUpDown, ChevronDown } from 'lucide-react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { filterTexts } from './filter-texts.ts'
import { searchWith, sortOf } from './filters.ts'
import { KeptFields } from './kept-fields.tsx'

/** A single shop answers its own products all alike. */
export function SortChoice({ isOneShop = false }: { isOneShop?: boolean }) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const sort = sortOf(params)
  const choose = (chosen: string) =>
    void navigate({ pathname, search: searchWith(params, { sort: chosen }) }, { preventScrollReset: true })
  return (
    <Form action={pathname} className="flex min-w-0 items-center gap-2">
      <KeptFields params={params} except={['sort']} />
      <label className="flex min-w-0 flex-1 items-center gap-3">
        <span className="text-muted text-small max-lg:sr-only">{filterTexts.sort}</span>
        <span className="relative flex min-w-0 flex-1 items-center">
          <ArrowUpDown className="pointer-events-none absolute left-3 size-4 text-muted" />
          <select
            key={sort}
            name="sort"
            defaultValue={sort}
            onChange={(event) => choose(event.target.value)}
            className="min-h-11 w-full appearance-none truncate rounded-control border border-border-strong bg-surface pr-9 pl-9 font-medium text-base hover:bg-surface-2 md:text-small"
          >
            {Object.entries(filterTexts.sorts).map(
              ([value, label]) =>
                !(isOneShop && value === 'answers') && (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ),
            )}
          </select>
          <ChevronDown className="pointer-events-none absolute right-3 size-4 text-muted" />
        </span>
      </label>
      <noscript>
        <button type="submit" className="min-h-11 px-2 font-semibold text-link text-small">
          {filterTexts.apply}
        </button>
      </noscript>
    </Form>
  )
}
