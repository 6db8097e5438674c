import type { TermsRow } from './account.row.ts'
import { dueOfBill, owedOf, withoutRefunds } from './account.rules.ts'
import type { BilledTrade } from './trade.row.ts'

type Known = { readonly account: TermsRow | null; readonly today: string }

/** Undefined while nobody can say: nothing is owed or accepted, a problem is open, or its day has not passed. */
export function isPaidInTime(trade: BilledTrade, { account, today }: Known): boolean | undefined {
  const { due_on, is_disputed } = dueOfBill(trade, account)
  const owed = owedOf(trade)
  if (due_on === null || is_disputed || owed === 0) return undefined
  const paidOn = wholeOn(trade, owed)
  if (paidOn !== undefined) return paidOn <= due_on
  return today > due_on ? false : undefined
}

/** The day on which the payments reached what is owed. */
function wholeOn({ payments }: BilledTrade, owed: number): string | undefined {
  let left = owed
  for (const { paise, on } of withoutRefunds(payments)) {
    left -= paise
    if (left <= 0) return on
  }
  return undefined
}
