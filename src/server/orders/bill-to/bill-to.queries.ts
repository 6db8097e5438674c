import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { Billing } from '#server/orders/rules/billing.rules.ts'

const Billable = z.object({
  seller_id: z.uuid(),
  delivery_status: z.enum(deliveryStatus.options),
  state: z.string(),
  postal_code: z.string(),
  seller_company: z.string(),
  seller_scheme: z.string().nullable(),
  seller_state_code: z.string().nullable(),
  buyer: z.string(),
})

export type Billable = z.infer<typeof Billable>

/** What is billed of an order happens in turn. */
export const lockOrderOfBuyer = (tx: Db, orderId: string, buyerId: string) =>
  tx.maybe(rows(Billable)`
    select seller_id, delivery_status, state, postal_code, coalesce(seller_company_name, seller_full_name) as seller_company,
      seller_scheme, seller_state_code, coalesce(buyer_company_name, buyer_full_name) as buyer
    from orders where order_id = ${orderId} and buyer_id = ${buyerId} for no key update`)

export const updateBilling = (tx: Db, orderId: string, billing: Billing) =>
  tx.run(sql`
    update orders set bill_gstin = ${billing.bill_gstin}, bill_name = ${billing.bill_name},
      bill_address = ${billing.bill_address}, bill_pin = ${billing.bill_pin},
      bill_state_code = ${billing.bill_state_code}, po_number = ${billing.po_number}, note = ${billing.note},
      ship_to = ${billing.ship_to}, ship_name = ${billing.ship_name}, supply_state_code = ${billing.supply_state_code}
    where order_id = ${orderId}`)
