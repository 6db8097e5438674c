import type { SharedReference } from '#contract/admin/shared-references.ts'
import { toRupees } from '#contract/products/price.ts'
import type { SharedReferenceRow } from './shared-reference.queries.ts'

export const toSharedReference = (row: SharedReferenceRow): SharedReference => ({
  reference: row.reference,
  seen_at: row.seen_at.toISOString(),
  orders: row.orders,
  buyers: row.buyers,
  sellers: row.sellers,
  payments: row.payments.map(
    ({ amount_paise, buyer_id, buyer_name, seller_id, seller_name, ...payment }) => ({
      ...payment,
      amount: toRupees(amount_paise),
      buyer: { user_id: buyer_id, name: buyer_name },
      seller: { user_id: seller_id, name: seller_name },
    }),
  ),
})
