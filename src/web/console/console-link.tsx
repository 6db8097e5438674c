import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useSpoken } from '#web/app/nav-link.tsx'
import { cx } from '#web/ui/cx.ts'
import type { ConsoleItem } from './console-items.ts'
import { consoleTexts as texts } from './console-texts.ts'
import { useNewOrder } from './order-watch.ts'

type ConsoleLinkProps = {
  item: ConsoleItem
  className: string
  title?: string
  onClick?: () => void
  children: ReactNode
}

/** Current on its own page and on those below it; the dashboard on its own alone. */
export function ConsoleLink({ item, className, children, ...rest }: ConsoleLinkProps) {
  const spoken = useSpoken(item)
  const isNew = useNewOrder() && item.marksNewOrder
  return (
    <NavLink
      to={item.page}
      end={item.page === '/seller_console'}
      prefetch="intent"
      className={className}
      aria-label={isNew ? `${item.label}, ${texts.newOrder}` : spoken}
      {...rest}
    >
      {children}
    </NavLink>
  )
}

/** The dot of a new order, where the item wears it. */
export function NewOrderDot({ item, className }: { item: ConsoleItem; className?: string }) {
  const isNew = useNewOrder()
  if (!item.marksNewOrder || !isNew) return null
  return (
    <span className={cx('size-2.5 rounded-full bg-danger', className)}>
      <span className="sr-only">{texts.newOrder}</span>
    </span>
  )
}
