import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { consolePath } from '#contract/paths.ts'
import { consoleTexts as texts } from '#web/console/console-texts.ts'
import { useNewOrder } from '#web/console/order-watch.ts'
import { useWaiting, type WaitingKind } from '#web/console/waiting.ts'
import { useAccessibleName } from '#web/navigation/nav-link.tsx'
import { cx } from '#web/ui/cx.ts'
import type { ConsoleItem } from './console-items.ts'

type ConsoleLinkProps = {
  item: ConsoleItem
  className: string
  onClick?: () => void
  children: ReactNode
}

/** Current on its own page and those below it; the dashboard only on its own. */
export function ConsoleLink({ item, className, children, ...rest }: ConsoleLinkProps) {
  const spoken = useAccessibleName(item)
  const isNew = useNewOrder() && item.marksNewOrder
  const waiting = useWaiting(item.waiting)
  const news = [isNew && texts.newOrder, waiting?.label].filter(Boolean)
  return (
    <NavLink
      to={item.page}
      end={item.page === consolePath}
      prefetch="intent"
      className={className}
      aria-label={news.length > 0 ? [item.label, ...news].join(', ') : spoken}
      {...rest}
    >
      {children}
    </NavLink>
  )
}

/** The dot of a new order, on the item that shows it. */
export function NewOrderDot({ item, className }: { item: ConsoleItem; className?: string }) {
  const isNew = useNewOrder()
  if (!item.marksNewOrder || !isNew) return null
  return (
    <span className={cx('size-2.5 rounded-full bg-danger', className)}>
      <span className="sr-only">{texts.newOrder}</span>
    </span>
  )
}

const ofBuyers: readonly WaitingKind[] = ['orders', 'payments', 'deals', 'problems']

/** A buyer waits. */
const isOfBuyers = ({ waiting }: ConsoleItem) => waiting !== undefined && ofBuyers.includes(waiting)

/** How many wait there, in a strong colour if a buyer waits. The link's label says it in words. */
export function WaitingCount({ item, className }: { item: ConsoleItem; className?: string }) {
  const waiting = useWaiting(item.waiting)
  return waiting ? (
    <CountPill count={waiting.count} isStrong={isOfBuyers(item)} className={className} />
  ) : null
}

type CountPillProps = { count: number; isStrong: boolean; className?: string | undefined }

/** A number that a label says in words. */
export const CountPill = ({ count, isStrong, className }: CountPillProps) => (
  <span
    aria-hidden="true"
    data-count={count > 99 ? '99+' : count}
    className={cx(
      'num min-w-5 before:content-[attr(data-count)] flex-none rounded-full px-1.5 text-center font-semibold text-xs leading-5',
      isStrong ? 'bg-primary text-primary-fg' : 'bg-surface-3 text-muted',
      className,
    )}
  />
)
