import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { grouped } from '#web/ui/rupees.ts'
import type { OrdersPage } from './fetch-orders.ts'
import { changed, type OrdersQuery, pageSizes } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type OrdersPagingProps = { query: OrdersQuery; page: OrdersPage }

export function OrdersPaging({ query, page }: OrdersPagingProps) {
  const { Orders, counts, next } = page
  const { previous, turn, resize } = usePages(query)
  const first = (query.page - 1) * query.size + 1
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3 text-small lg:px-5"
    >
      <p className="num text-muted">
        {texts.range(
          grouped(first),
          grouped(first + Orders.length - 1),
          grouped(counts[query.status ?? 'all']),
        )}
      </p>
      <label className="flex items-center gap-2 text-muted">
        {texts.perPage}
        <select
          value={query.size}
          onChange={(event) => resize(event.target.value)}
          className="num h-11 rounded-small border border-border-strong bg-surface px-2 text-text lg:h-9"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <div className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          icon={<ChevronLeft />}
          disabled={query.page === 1}
          onClick={previous}
        >
          {texts.previous}
        </Button>
        <span aria-current="page" className="num px-2 font-semibold">
          {texts.page(query.page)}
        </span>
        <Button variant="ghost" size="sm" disabled={next === null} onClick={() => next && turn(next)}>
          {texts.next}
          <ChevronRight />
        </Button>
      </div>
    </nav>
  )
}

/** The server leads forward by cursor; the way back is kept in the history of the tab. */
function usePages({ cursor, page }: OrdersQuery) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const trail: readonly string[] = Array.isArray(state?.trail) ? state.trail : []
  const go = (to: string, number: number, way: readonly string[]) =>
    void navigate(
      { search: changed(params, { cursor: to, page: to && String(number) }).toString() },
      { state: { trail: way } },
    )
  return {
    turn: (next: string) => go(next, page + 1, [...trail, cursor ?? '']),
    // After a reload in another tab the way back is lost: then to the first page.
    previous: () => go(trail.at(-1) ?? '', page - 1, trail.slice(0, -1)),
    resize: (size: string) => void navigate({ search: changed(params, { size }).toString() }),
  }
}
