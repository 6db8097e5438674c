import type { Analytics } from '#contract/sellers/analytics.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'

/** The chart in one sentence. */
export function revenueSummary(days: Analytics['revenue_by_day']) {
  const orders = days.reduce((sum, day) => sum + day.orders, 0)
  const best = [...days].sort((one, other) => other.revenue - one.revenue)[0]
  if (orders === 0 || !best) return texts.noRevenue
  // Summed in whole paise: sums of floats are off by a paisa sooner or later.
  const revenue = days.reduce((sum, day) => sum + Math.round(day.revenue * 100), 0) / 100
  const bestDay = `${dayOf(best.date)} (${rupeesShort(best.revenue)})`
  return texts.revenueSummary(rupeesShort(revenue), orders, bestDay)
}
