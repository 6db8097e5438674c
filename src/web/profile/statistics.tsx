import { ClipboardList, Clock, IndianRupee, type LucideIcon, PackageCheck } from 'lucide-react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getOrderStatistics } from '#contract/order.ts'
import { ordersPath } from '#contract/paths.ts'
import { cx } from '#web/ui/cx.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'
import { profileTexts as texts } from './profile-texts.ts'

export type OrderStatistics = ReplyOf<typeof getOrderStatistics>

/** One strip; the numbers that one filter of the orders shows lead there. */
export function Statistics({ figures }: { figures: OrderStatistics }) {
  const { total_orders, pending_orders, delivered_orders, total_spend } = figures
  return (
    <section
      aria-label={texts.statistics}
      className="grid grid-cols-2 overflow-hidden rounded-card border border-border bg-surface xl:grid-cols-4"
    >
      <Figure icon={ClipboardList} name={texts.totalOrders} to={ordersPath}>
        {grouped(total_orders)}
      </Figure>
      <Figure icon={Clock} name={texts.pendingOrders}>
        {grouped(pending_orders)}
      </Figure>
      <Figure icon={PackageCheck} name={texts.deliveredOrders} to={`${ordersPath}&status=Delivered`}>
        {grouped(delivered_orders)}
      </Figure>
      <Figure icon={IndianRupee} name={texts.totalSpend}>
        {rupeesShort(total_spend)}
      </Figure>
    </section>
  )
}

type FigureProps = { icon: LucideIcon; name: string; to?: string; children: string }

function Figure({ icon: Icon, name, to, children }: FigureProps) {
  const look =
    'grid min-w-0 content-start gap-1 border-border p-3 sm:p-4 odd:border-r max-xl:nth-[n+3]:border-t xl:not-last:border-r'
  const face = (
    <>
      <span className="flex items-center gap-1.5 text-muted text-small">
        <Icon className="size-4" />
        {name}
      </span>
      <span className="num min-w-0 break-words font-bold text-lg leading-7 sm:text-xl tracking-[-.022em]">
        {children}
      </span>
    </>
  )
  return to ? (
    <Link to={to} className={cx(look, '-outline-offset-2! hover:bg-surface-2')}>
      {face}
    </Link>
  ) : (
    <p className={look}>{face}</p>
  )
}
