import type { LedgerEntry, OperatorLedger } from '#contract/admin/operator-ledger.ts'
import { toRupees } from '#contract/products/price.ts'
import type { LedgerFound, LedgerRow } from './ledger.row.ts'

const toEntry = ({ amount_paise, ...row }: LedgerRow): LedgerEntry => ({
  ...row,
  amount: toRupees(amount_paise),
})

export function toLedger({ quarter, sums, list }: LedgerFound): OperatorLedger {
  const { page, ...more } = list
  return {
    success: true,
    quarter,
    sums: {
      payments: sums.payments,
      sellers: sums.sellers,
      paid: toRupees(sums.paid_paise),
      returned: toRupees(sums.returned_paise),
    },
    entries: page.map(toEntry),
    ...more,
  }
}
