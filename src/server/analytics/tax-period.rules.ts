import type { TaxPeriod } from '#contract/sellers/tax-figures.ts'

/** First and last day of a period, for somebody who asks on this day in India. */
export function daysOf(period: TaxPeriod, today: string) {
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today }
  if (period === 'last_month') return lastMonthBefore(today)
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)
  return { from: `${year}-04-01`, to: today }
}

function lastMonthBefore(today: string) {
  const end = new Date(`${today.slice(0, 8)}01T00:00:00Z`)
  end.setUTCDate(0)
  const to = end.toISOString().slice(0, 10)
  return { from: `${to.slice(0, 8)}01`, to }
}
