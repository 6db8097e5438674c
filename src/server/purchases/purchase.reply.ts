import type { Purchase, Purchases } from '#contract/books/purchases.ts'
import { toRupees } from '#contract/products/price.ts'
import { toAmounts } from '#server/books/books.reply.ts'
import { signed, signOf } from '#server/books/sections.rules.ts'
import type { PurchaseRow, PurchaseSums, PurchasesFound } from './purchase.row.ts'

const toSum = (sums: PurchaseSums, sign: 1 | -1) => ({
  documents: sums.documents,
  ...toAmounts(signed(sums, sign)),
})

const toPurchase = (row: PurchaseRow): Purchase => ({
  document_id: row.invoice_id,
  order_id: row.order_id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  seller: row.particulars.seller.name,
  seller_gstin: row.gstin,
  own_gstin: row.particulars.buyer.gstin,
  ...toAmounts(signed(row, signOf(row))),
  is_cancelled: row.cancelled_at !== null,
  waits_for_irn: row.needs_irn && row.irn === null && row.cancelled_at === null,
})

export function toPurchases({ month, bills, credits, counts, paid, list }: PurchasesFound): Purchases {
  const { page, ...more } = list
  return {
    success: true,
    month,
    first_month: counts.first_month,
    bills: toSum(bills, 1),
    credits: toSum(credits, -1),
    claimable: toRupees(bills.claimable_paise - credits.claimable_paise),
    cancelled: counts.cancelled,
    paid: toRupees(paid.paid_paise),
    returned: toRupees(paid.returned_paise),
    documents: page.map(toPurchase),
    ...more,
  }
}
