import type { OrderDetails } from '#contract/order.ts'
import type { TaxAmounts } from '#contract/order-billing.ts'
import { toRupees } from '#contract/products/price.ts'
import type { TaxSplit } from '#contract/tax/split-tax.ts'
import type { OrderDetailsRow } from './order.queries.ts'

/** Paise as rupees. */
export const toTaxAmounts = (tax: TaxSplit | undefined): TaxAmounts | undefined =>
  tax && {
    taxable: toRupees(tax.taxable),
    cgst: toRupees(tax.cgst),
    sgst: toRupees(tax.sgst),
    igst: toRupees(tax.igst),
  }

type Billed = Pick<
  OrderDetailsRow,
  | `bill_${'gstin' | 'name' | 'address' | 'pin' | 'state_code'}`
  | 'po_number'
  | 'note'
  | 'ship_to'
  | 'ship_name'
  | 'supply_state_code'
  | 'seller_gstin'
  | 'seller_scheme'
>
type Billing = Pick<
  OrderDetails,
  | 'po_number'
  | 'note'
  | 'bill_to'
  | 'ship_to'
  | 'ship_name'
  | 'supply_state_code'
  | 'seller_gstin'
  | 'seller_scheme'
>

/** What an order does not have is missing, so that answers about orders from before keep their shape. */
export const toBilling = (row: Billed): Billing => ({
  po_number: row.po_number ?? undefined,
  note: row.note ?? undefined,
  bill_to: toBillTo(row),
  ship_to: row.ship_to ?? undefined,
  ship_name: row.ship_name ?? undefined,
  supply_state_code: row.supply_state_code ?? undefined,
  seller_gstin: row.seller_gstin ?? undefined,
  seller_scheme: row.seller_scheme ?? undefined,
})

function toBillTo({ bill_gstin, bill_name, bill_address, bill_pin, bill_state_code }: Billed) {
  if (bill_gstin === null) return undefined
  return {
    gstin: bill_gstin,
    legal_name: bill_name ?? '',
    address: bill_address ?? '',
    pin: bill_pin ?? '',
    state_code: bill_state_code ?? '',
  }
}
