import { CircleX, Clock, PackageCheck, Truck } from 'lucide-react'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { BarRows } from '#web/ui/charts/bar-rows.tsx'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { grouped } from '#web/ui/formats/rupees.ts'
import { analyticsTexts as texts } from './analytics-texts.ts'

const kinds = [
  { kind: 'pending', icon: <Clock className="text-warning-fg" />, colour: 'fill-chart-2' },
  { kind: 'shipped', icon: <Truck className="text-violet-fg" />, colour: 'fill-chart-3' },
  { kind: 'delivered', icon: <PackageCheck className="text-success-fg" />, colour: 'fill-chart-1' },
  { kind: 'cancelled', icon: <CircleX className="text-danger-fg" />, colour: 'fill-chart-5' },
] as const

export function StatusChart({ orders }: Pick<Analytics, 'orders'>) {
  const points = kinds.map(({ kind, icon, colour }) => ({
    label: texts[kind],
    value: orders[kind],
    shown: grouped(orders[kind]),
    icon,
    colour,
  }))
  return (
    <ChartFigure
      title={texts.byStatus}
      summary={texts.statusSummary(orders.total, orders.pending)}
      columns={[texts.status, texts.orders]}
      points={points}
    >
      <BarRows points={points} />
    </ChartFigure>
  )
}
