import { daysAfter } from '#contract/khata/days.ts'
import type { Pause } from '#contract/khata/interest.ts'
import { daysToConfirm } from '#contract/shipments/acceptance.ts'
import type { TradeRow } from './trade.row.ts'

type Clock = {
  readonly accepted_on: string | null
  readonly pauses: readonly Pause[]
  readonly is_disputed: boolean
}

/**
 * When the clock of a bill begins and stands. Who objects to the goods within 15 days of their delivery has accepted them
 * on the day on which that is settled (MSMED Act 2006, s. 2(b), explanation); a later problem holds the clock while it
 * is open.
 */
export function clockOf({ accepted_on, cases }: Pick<TradeRow, 'accepted_on' | 'cases'>): Clock {
  const is_disputed = cases.some(({ to }) => to === null)
  if (accepted_on === null || cases.length === 0) return { accepted_on, pauses: [], is_disputed }
  const until = daysAfter(accepted_on, daysToConfirm)
  const objections = cases.filter(({ from, is_of_goods }) => is_of_goods && from <= until)
  const pauses = cases.filter((each) => !objections.includes(each)).map(({ from, to }) => ({ from, to }))
  if (objections.some(({ to }) => to === null)) return { accepted_on: null, pauses, is_disputed }
  const settled = objections.map(({ to }) => to ?? accepted_on)
  return { accepted_on: [accepted_on, ...settled].sort().at(-1) ?? accepted_on, pauses, is_disputed }
}
