import { Clock, IndianRupee, type LucideIcon, Package, ShoppingBag } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { analyticsPath, ownProductsPath, sellerOrdersPath } from '#contract/paths.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

type Figures = {
  orders: { total: number; pending: number; revenue: number }
  products: { total: number }
}

export function FigureStrip({ figures: { orders, products } }: { figures: Figures }) {
  return (
    <section
      aria-label={texts.figures}
      className="grid grid-cols-2 overflow-hidden rounded-card border border-border bg-surface lg:grid-cols-4"
    >
      <Figure icon={Package} name={texts.totalProducts} page={ownProductsPath}>
        {grouped(products.total)}
      </Figure>
      <Figure icon={ShoppingBag} name={texts.totalOrders} page={sellerOrdersPath}>
        {grouped(orders.total)}
      </Figure>
      <Figure icon={IndianRupee} name={texts.totalRevenue} page={analyticsPath}>
        {rupeesShort(orders.revenue)}
      </Figure>
      <Figure icon={Clock} name={texts.pendingOrders} note={texts.pendingNote} page={sellerOrdersPath}>
        {grouped(orders.pending)}
      </Figure>
    </section>
  )
}

type FigureProps = { icon: LucideIcon; name: string; note?: string; page: string; children: string }

function Figure({ icon: Icon, name, note, page, children }: FigureProps) {
  const look =
    '@container grid min-w-0 content-start gap-1 border-border p-3 sm:px-5 sm:py-4 odd:border-r max-lg:nth-[n+3]:border-t lg:not-last:border-r'
  const face = (
    <>
      <span className="flex items-center gap-1.5 text-muted text-small">
        <Icon className="size-4" />
        {name}
      </span>
      <span
        style={{ '--signs': children.length } as CSSProperties}
        className="num whitespace-nowrap font-bold text-[clamp(.75rem,calc(165cqi/var(--signs)),1.25rem)] leading-7 tracking-[-.022em] sm:text-[clamp(.75rem,calc(165cqi/var(--signs)),1.5rem)] sm:leading-8"
      >
        {children}
      </span>
      {note && <span className="text-micro text-muted">{note}</span>}
    </>
  )
  return (
    <Link to={page} className={`${look} -outline-offset-2! hover:bg-surface-2`}>
      {face}
    </Link>
  )
}
