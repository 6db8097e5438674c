import type { OrderRoad } from '#contract/order-road.ts'
import { toRupees } from '#contract/products/price.ts'
import { ledgerOf } from '#server/payments/ledger.rules.ts'
import type { RoadRow } from './road.queries.ts'

export const toRoad = ({ bill, dispatch, money }: RoadRow): OrderRoad => ({
  bill: bill && {
    number: bill.number,
    issued_on: bill.issued_on,
    is_draft: bill.is_draft,
    total: toRupees(bill.total_paise),
    credited: toRupees(bill.credited_paise),
  },
  ...(dispatch ? { dispatch } : {}),
  ...(money ? { payment: toMoney(money) } : {}),
})

function toMoney(money: NonNullable<RoadRow['money']>): OrderRoad['payment'] {
  const { paid, claimed, open, refundDue } = ledgerOf(money, money.payments)
  return {
    paid: toRupees(paid),
    claimed: toRupees(claimed),
    open: toRupees(open),
    refund_due: toRupees(refundDue),
  }
}
