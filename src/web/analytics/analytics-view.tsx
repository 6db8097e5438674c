import {
  CircleX,
  Clock,
  IndianRupee,
  Layers,
  Package,
  PackageCheck,
  PackageX,
  TriangleAlert,
  Truck,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#contract/limits.ts'
import { ownProductsPath, sellerOrdersPath } from '#contract/paths.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { grouped, rupeesShort } from '#web/ui/formats/rupees.ts'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { analyticsTexts as texts } from './analytics-texts.ts'
import { RevenueChart } from './revenue-chart.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { StatusChart } from './status-chart.tsx'

const orders = sellerOrdersPath
const products = ownProductsPath

/** The figures of the shop; each leads to the list that it counts. */
export function AnalyticsView({ analytics, children }: { analytics: Analytics; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-5">
      <StatStrip label={texts.orderFigures} stats={orderStats(analytics.orders)} />
      <StatStrip label={texts.productFigures} stats={productStats(analytics.products)} />
      <div className="grid grid-cols-1 gap-4 md:gap-5 lg:grid-cols-[2fr_3fr]">
        <StatusChart orders={analytics.orders} />
        <RevenueChart days={analytics.revenue_by_day} />
      </div>
      {children}
      <ReviewPanel reviews={analytics.reviews} />
    </div>
  )
}

const orderStats = ({ total, pending, shipped, delivered, cancelled, revenue }: Analytics['orders']) => [
  { label: texts.totalOrders, value: grouped(total), icon: <Layers />, to: orders },
  {
    label: texts.pending,
    value: grouped(pending),
    icon: <Clock />,
    colour: 'text-warning-fg',
    note: texts.pendingNote,
    to: `${orders}?status=Pending`,
  },
  {
    label: texts.shipped,
    value: grouped(shipped),
    icon: <Truck />,
    colour: 'text-violet-fg',
    to: `${orders}?status=Shipped`,
  },
  {
    label: texts.delivered,
    value: grouped(delivered),
    icon: <PackageCheck />,
    colour: 'text-success-fg',
    to: `${orders}?status=Delivered`,
  },
  {
    label: texts.cancelled,
    value: grouped(cancelled),
    icon: <CircleX />,
    colour: 'text-danger-fg',
    to: `${orders}?status=Cancelled`,
  },
  { label: texts.revenue, value: rupeesShort(revenue), icon: <IndianRupee /> },
]

const productStats = ({ total, outOfStock, lowStock }: Analytics['products']) => [
  { label: texts.totalProducts, value: grouped(total), icon: <Package />, to: products },
  {
    label: texts.outOfStock,
    value: grouped(outOfStock),
    icon: <PackageX />,
    colour: 'text-danger-fg',
    to: `${products}?filter=out`,
  },
  {
    label: texts.lowStock,
    value: grouped(lowStock),
    icon: <TriangleAlert />,
    colour: 'text-warning-fg',
    note: texts.lowStockNote(limits.product.lowStock),
    to: `${products}?filter=low`,
  },
]
