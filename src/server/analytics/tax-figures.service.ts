import { dayInIndia } from '#contract/documents/document-number.ts'
import type { TaxPeriod } from '#contract/sellers/tax-figures.ts'
import type { Db } from '#server/db/db.ts'
import { type Clock, clock } from '#server/documents/clock.rules.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { findTaxFigures } from './tax-figures.queries.ts'
import { daysOf } from './tax-period.rules.ts'

/** What the shop has billed in a period, less what it has credited, with the days that this counts. */
export async function taxFiguresOf(
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  period: TaxPeriod,
  now: Clock = clock,
) {
  const days = daysOf(period, dayInIndia(now()))
  return { ...days, ...(await findTaxFigures(db, user_id, days)) }
}
