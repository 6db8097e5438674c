import { dayInIndia } from '#contract/documents/document-number.ts'
import type { MissingGoods, OrderRoad } from '#contract/order-road.ts'
import { toRupees } from '#contract/products/price.ts'
import { dueNowOf, duePartsOf, ledgerOf } from '#server/order-goods/ledger.rules.ts'
import type { RoadRow } from './road.queries.ts'

export const toRoad = ({ bill, dispatch, money, cases }: RoadRow, missing: MissingGoods): OrderRoad => ({
  bill: bill && {
    number: bill.number,
    issued_on: bill.issued_on,
    is_draft: bill.is_draft,
    total: toRupees(bill.total_paise),
    credited: toRupees(bill.credited_paise),
    ...(bill.asked_paise === null ? {} : { asked: toRupees(bill.asked_paise) }),
  },
  ...(dispatch ? { dispatch } : {}),
  ...(money ? { payment: toMoney(money) } : {}),
  ...(cases.open + cases.closed > 0 ? { cases } : {}),
  ...(missing.unreported.length + missing.problems.length > 0 ? { missing } : {}),
})

function toMoney(money: NonNullable<RoadRow['money']>): OrderRoad['payment'] {
  const ledger = ledgerOf(money, money.payments)
  const { payable, paid, claimed, open, refundDue, refunding } = ledger
  const due = dueNowOf(ledger, duePartsOf(money, payable, dayInIndia(new Date())))
  return {
    paid: toRupees(paid),
    claimed: toRupees(claimed),
    open: toRupees(open),
    due: toRupees(due),
    refund_due: toRupees(refundDue),
    refunding: toRupees(refunding),
  }
}
