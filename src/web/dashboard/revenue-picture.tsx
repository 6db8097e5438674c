import { ChartColumn } from 'lucide-react'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { AreaChart } from '#web/ui/charts/area-chart.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { rupeesBrief } from '#web/ui/formats/rupees-brief.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { revenueSummary } from './revenue-summary.ts'

type Days = Analytics['revenue_by_day']

export function RevenuePicture({ days }: { days: Days }) {
  if (days.every(({ orders }) => orders === 0)) return <NoRevenue />
  return (
    <Card as="section" className="p-5">
      <AreaChart
        title={texts.revenue}
        summary={revenueSummary(days)}
        points={days.map(({ date, revenue }) => ({ label: dayOf(date), value: revenue }))}
        head={[texts.date, texts.amount]}
        write={rupeesShort}
        brief={rupeesBrief}
      />
    </Card>
  )
}

/** A sentence says more than a chart of zeros. */
function NoRevenue() {
  return (
    <Card as="section" aria-label={texts.revenue} className="p-5">
      <h2 className="text-h3">{texts.revenue}</h2>
      <EmptyState as="h3" icon={<ChartColumn />} title={texts.noRevenue}>
        {texts.noRevenueHint}
      </EmptyState>
    </Card>
  )
}
