import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { paymentKind, paymentState } from '#contract/payments/payment.ts'
import { daysToConfirm } from '#contract/shipments/acceptance.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { creditedOf, debitedOf, lastBill } from '#server/order-goods/is-billed.row.ts'
import { isSent } from '#server/order-goods/is-sent.row.ts'
import { creditedPaise, debitedPaise, deliveredOn } from '#server/order-goods/order-money.row.ts'
import { TermsRow } from '#server/payees/terms.row.ts'

const BillRow = z.object({
  number: z.string(),
  issued_on: z.string(),
  is_draft: z.boolean(),
  /** With its debit notes. */
  total_paise: z.int(),
  credited_paise: z.int(),
  asked_paise: z.int().nullable(),
})

/** Quantities of all lines. */
const DispatchRow = z.object({ ordered: z.int(), sent: z.int(), received: z.int(), arrived: z.int() })

/** What the sums of its payments follow from. */
const MoneyRow = z.object({
  total_paise: z.int(),
  debited_paise: z.int(),
  credited_paise: z.int(),
  delivery_status: z.enum(deliveryStatus.options),
  terms: TermsRow.nullable(),
  delivered_on: z.string().nullable(),
  payments: z.array(
    z.object({
      kind: z.enum(paymentKind.options),
      state: z.enum(paymentState.options),
      amount_paise: z.int(),
    }),
  ),
})

const RoadRow = z.object({
  bill: BillRow.nullable(),
  dispatch: DispatchRow.nullable(),
  money: MoneyRow.nullable(),
  cases: z.object({ open: z.int(), closed: z.int() }),
})
export type RoadRow = z.infer<typeof RoadRow>

/** Confirmed by the buyer, or accepted because nothing was said in time. */
const isReceived = sql`(s.received_at is not null or
  (arrived_at(s) at time zone 'Asia/Kolkata')::date + ${literal(daysToConfirm)} < (now() at time zone 'Asia/Kolkata')::date)`

/** In one statement, as the page asks for it every few seconds. */
export const findRoad = (db: Db, orderId: string) =>
  db.one(rows(RoadRow)`
    select
      (select jsonb_build_object(
          'number', i.number, 'issued_on', i.issued_on, 'is_draft', i.needs_irn and i.irn is null,
          'total_paise', i.total_paise + ${debitedOf(sql`i.invoice_id`)},
          'credited_paise', ${creditedOf(sql`i.invoice_id`)},
          'asked_paise', (select c.total_paise from price_corrections c
            where c.order_id = ${orderId} and c.bill_id = i.invoice_id and c.state = 'open'))
        from orders o join invoices i on i.invoice_id = ${lastBill} where o.order_id = ${orderId}) as bill,
      (select jsonb_build_object(
          'ordered', (select sum(o.quantity) from order_lines o
            where o.order_id = ${orderId} and not o.is_freight and coalesce(o.hsn_code, '') not like '99%'), 'sent', sum(l.quantity),
          'received', coalesce(sum(l.quantity) filter (where ${isReceived}), 0),
          'arrived', coalesce(sum(l.quantity) filter (where arrived_at(s) is not null), 0))
        from shipments s join shipment_lines l using (shipment_id)
        where s.order_id = ${orderId} and s.case_id is null
          and ${isSent}
        having count(*) > 0) as dispatch,
      (select jsonb_build_object('open', count(*) filter (where state <> 'closed'),
          'closed', count(*) filter (where state = 'closed'))
        from cases where order_id = ${orderId}) as cases,
      (select jsonb_build_object(
          'total_paise', o.total_paise, 'delivery_status', o.delivery_status, 'terms', o.terms,
          'delivered_on', ${deliveredOn},
          'debited_paise', ${debitedPaise}, 'credited_paise', ${creditedPaise},
          'payments', (select coalesce(jsonb_agg(jsonb_build_object(
              'kind', p.kind, 'state', p.state, 'amount_paise', p.amount_paise)), '[]')
            from payments p where p.order_id = o.order_id))
        from orders o
        where o.order_id = ${orderId} and (exists (select from seller_payees y where y.seller_id = o.seller_id)
          or exists (select from payments p where p.order_id = o.order_id))) as money`)
