import type { OrderRoad } from '#contract/order-road.ts'
import { toRupees } from '#contract/products/price.ts'
import type { RoadRow } from './road.queries.ts'

export const toRoad = ({ bill, dispatch }: RoadRow): OrderRoad => ({
  bill: bill && {
    number: bill.number,
    issued_on: bill.issued_on,
    is_draft: bill.is_draft,
    total: toRupees(bill.total_paise),
    credited: toRupees(bill.credited_paise),
  },
  ...(dispatch ? { dispatch } : {}),
})
