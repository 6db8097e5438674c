import { toPaise, toRupees } from '#contract/products/price.ts'
import type { Analytics } from '#contract/sellers/analytics.ts'
import type { ChartPoint } from '#web/ui/charts/chart-figure.tsx'
import { shortDayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { analyticsTexts as texts } from './analytics-texts.ts'

type Days = Analytics['revenue_by_day']
const daysOfWeek = 7

/** '2026-11-19' is a day in India. '19 Nov' is enough within one month. */
const nameOf = (date: string) => shortDayOf(`${date}T00:00:00+05:30`)

export const byDay = (days: Days): ChartPoint[] =>
  days.map(({ date, revenue }) => ({ label: nameOf(date), value: revenue, shown: rupeesShort(revenue) }))

/** Weeks of seven days, the last one ending today; days left over at the beginning are dropped. */
export function byWeek(days: Days): ChartPoint[] {
  const weeks = Math.floor(days.length / daysOfWeek)
  const whole = days.slice(days.length - weeks * daysOfWeek)
  return Array.from({ length: weeks }, (_, index) => {
    const week = whole.slice(index * daysOfWeek, (index + 1) * daysOfWeek)
    const value = sumOf(week.map(({ revenue }) => revenue))
    const [first, last] = [week[0]?.date ?? '', week.at(-1)?.date ?? '']
    return { label: spanOf(first, last), value, shown: rupeesShort(value) }
  })
}

/** '24 – 30 Nov', or '29 Oct – 4 Nov'. */
function spanOf(first: string, last: string) {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return texts.weekFrom(isOneMonth ? String(Number(first.slice(8))) : nameOf(first), nameOf(last))
}

export const sumOf = (amounts: readonly number[]) =>
  toRupees(amounts.reduce((sum, amount) => sum + (toPaise(amount) ?? 0), 0))

/** The highest point; undefined where nothing was sold. */
export function bestOf(points: readonly ChartPoint[]): ChartPoint | undefined {
  const best = [...points].sort((a, b) => b.value - a.value)[0]
  return best && best.value > 0 ? best : undefined
}
