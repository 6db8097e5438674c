import type { DeskOrder, FoundOrder } from '#contract/admin/desk-search.ts'
import { toRupees } from '#contract/products/price.ts'
import type { DeskOrderRow } from './order.queries.ts'
import type { OrderRow } from './search.queries.ts'

export const toFoundOrder = ({ order_date, ...row }: OrderRow): FoundOrder => ({
  ...row,
  order_date: order_date.toISOString(),
})

/** Moments inside of JSON come as PostgreSQL writes them. */
const momentOf = (written: string) => new Date(written).toISOString()
const momentOrNull = (written: string | null) => written && momentOf(written)

export const toDeskOrder = ({ total_paise, order_date, ...row }: DeskOrderRow): DeskOrder => ({
  ...row,
  order_date: order_date.toISOString(),
  total_cost: toRupees(total_paise),
  lines: row.lines.map(({ unit_price_paise, ...line }) => ({
    ...line,
    unit_price: toRupees(unit_price_paise),
  })),
  history: row.history.map((event) => ({ ...event, happened_at: momentOf(event.happened_at) })),
  payments: row.payments.map(({ amount_paise, ...each }) => ({ ...each, amount: toRupees(amount_paise) })),
  papers: row.papers.map(({ total_paise: paise, ...each }) => ({ ...each, total: toRupees(paise) })),
  shipments: row.shipments.map(({ shipment_id, dispatched_at, delivered_at }) => ({
    shipment_id,
    dispatched_at: momentOrNull(dispatched_at),
    delivered_at: momentOrNull(delivered_at),
  })),
})
