import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import type { Analytics } from '#contract/sellers/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { ColumnChart } from '#web/ui/charts/column-chart.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { rupeesBrief } from '#web/ui/formats/rupees-brief.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { analyticsTexts as texts } from './analytics-texts.ts'
import { bestOf, byDay, byWeek, sumOf } from './revenue-points.ts'

type Step = 'day' | 'week'

/** Revenue of the last thirty days, by day or by week. */
export function RevenueChart({ days }: { days: Analytics['revenue_by_day'] }) {
  const [step, setStep] = useState<Step>('week')
  const points = step === 'day' ? byDay(days) : byWeek(days)
  const best = bestOf(points)
  if (!best) return <NoRevenue days={days.length} />
  const sum = rupeesShort(sumOf(points.map(({ value }) => value)))
  const say = step === 'day' ? texts.daySummary : texts.weekSummary
  return (
    <ChartFigure
      title={texts.revenueOver}
      summary={say(points.length, sum, `${best.label} (${best.shown})`)}
      columns={[step === 'day' ? texts.day : texts.week, texts.revenue]}
      points={points}
      aside={
        <ChoiceChips
          label={texts.revenueBy}
          chosen={step}
          onChoose={setStep}
          choices={[
            { value: 'week', label: texts.week },
            { value: 'day', label: texts.day },
          ]}
        />
      }
    >
      <ColumnChart points={points} axis={rupeesBrief} />
    </ChartFigure>
  )
}

/** A sentence says more than a chart of zeros. */
function NoRevenue({ days }: { days: number }) {
  return (
    <Card as="section" aria-label={texts.revenueOver} className="p-4 md:p-5">
      <h2 className="text-h3">{texts.revenueOver}</h2>
      <EmptyState as="h3" icon={<ChartColumn />} title={texts.noRevenue(days)} />
    </Card>
  )
}
