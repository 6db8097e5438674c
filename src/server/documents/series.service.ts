import { dayInIndia, financialYear } from '#contract/documents/document-number.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from './clock.rules.ts'
import { lockSeries, type Series, takePlace } from './series.queries.ts'

/**
 * The next place of a series with its day, which is read once the series is locked: else a paper that waited over midnight, or over
 * 31 March, would be older than the one before it. The series stays locked until the paper is written, or nothing was taken.
 */
export async function nextInSeries(tx: Db, series: Omit<Series, 'year'>, clock: Clock) {
  for (let year = financialYear(dayInIndia(clock())); ; ) {
    await lockSeries(tx, { ...series, year })
    const today = dayInIndia(clock())
    const yearNow = financialYear(today)
    if (yearNow === year) return { year, ...(await takePlace(tx, { ...series, year }, today)) }
    year = yearNow
  }
}
