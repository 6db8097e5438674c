import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import type { OrdersPage } from './fetch-orders.ts'
import { changed, type OrdersQuery, pageSizes } from './orders-query.ts'
import { lastPageOf, slotsOf } from './page-slots.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type OrdersPagingProps = { query: OrdersQuery; page: OrdersPage }

export function OrdersPaging({ query, page: { Orders, counts, next } }: OrdersPagingProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const count = counts[query.status ?? 'all']
  const first = (query.page - 1) * query.size + 1
  return (
    <nav
      aria-label={texts.pages}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3 text-small lg:px-5"
    >
      <p className="num text-muted">
        {texts.range(grouped(first), grouped(first + Orders.length - 1), count)}
      </p>
      <label className="flex items-center gap-2 text-muted">
        {texts.perPage}
        <select
          value={query.size}
          onChange={(event) =>
            void navigate({ search: changed(params, { size: event.target.value }).toString() })
          }
          className="num h-11 rounded-small border border-border-strong bg-surface px-2 text-text lg:h-9"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <PageLinks query={query} last={lastPageOf(count, query.size)} next={next} />
    </nav>
  )
}

type PageLinksProps = { query: OrdersQuery; last: number; next: string | null }

/** Next goes on after the last order that is seen, whatever came in meanwhile; a number counts from the newest. */
function PageLinks({ query: { page }, last, next }: PageLinksProps) {
  const slots = slotsOf(page, last)
  return (
    <div className="flex flex-wrap items-center gap-0.5 max-md:w-full max-md:justify-center">
      <PageLink name={texts.previous} to={page > 1 ? { page: page - 1 } : undefined}>
        <ChevronLeft />
      </PageLink>
      {slots.map(({ number, isSpare }) =>
        number === undefined ? (
          <span key={`gap ${isSpare}`} aria-hidden="true" className="grid w-8 place-items-center text-muted">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            name={texts.page(number)}
            to={{ page: number }}
            isCurrent={number === page}
            className={isSpare ? 'max-md:hidden' : ''}
          >
            {grouped(number)}
          </PageLink>
        ),
      )}
      <PageLink name={texts.next} to={next === null ? undefined : { page: page + 1, cursor: next }}>
        <ChevronRight />
      </PageLink>
    </div>
  )
}

type PageLinkProps = {
  name: string
  to: { page: number; cursor?: string } | undefined
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

const look = 'num grid h-11 min-w-11 place-items-center rounded-control px-1 font-medium lg:h-9 lg:min-w-9'

function PageLink({ name, to, isCurrent = false, className = '', children }: PageLinkProps) {
  const [params] = useSearchParams()
  if (!to)
    return (
      <span aria-hidden="true" className={cx(look, 'text-subtle opacity-60')}>
        {children}
      </span>
    )
  const { page, cursor = '' } = to
  return (
    <Link
      to={{ search: changed(params, { page: String(page), cursor }).toString() }}
      aria-label={name}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        look,
        isCurrent ? 'bg-primary font-semibold text-primary-fg' : 'hover:bg-surface-2',
        className,
      )}
    >
      {children}
    </Link>
  )
}
