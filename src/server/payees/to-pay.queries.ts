import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { paymentKind } from '#contract/payments/payment.ts'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { deliveredOn, toBillPaise } from '#server/order-goods/order-money.row.ts'
import { PayeeRow, payeeColumns } from './payee.row.ts'
import { TermsRow } from './terms.row.ts'

const OrderToPay = z.object({
  total_paise: z.int(),
  debited_paise: z.int(),
  credited_paise: z.int(),
  delivery_status: z.enum(deliveryStatus.options),
  terms: TermsRow.nullable(),
  delivered_on: z.string().nullable(),
})
export type OrderToPay = z.infer<typeof OrderToPay>

export const getOrderToPay = (db: Db, orderId: string) =>
  db.one(rows(OrderToPay)`
    select o.total_paise, ${toBillPaise.debited} as debited_paise, ${toBillPaise.credited} as credited_paise,
      o.delivery_status, o.terms, ${deliveredOn} as delivered_on
    from orders o where o.order_id = ${orderId}`)

const CountedPayment = z.object({
  kind: z.enum(paymentKind.options),
  state: z.enum(['claimed', 'confirmed']),
  amount_paise: z.int(),
  paid_on: z.string(),
})
export type CountedPayment = z.infer<typeof CountedPayment>

export const findCounted = (db: Db, orderId: string) =>
  db.many(rows(CountedPayment)`
    select p.kind, p.state, p.amount_paise, p.paid_on::text as paid_on from payments p
    where p.order_id = ${orderId} and p.state in ('claimed', 'confirmed')
    order by p.paid_on, p.created_at, p.payment_id`)

export const findPayeeById = (db: Db, payeeId: string) =>
  db.maybe(rows(PayeeRow)`select ${payeeColumns} from seller_payees p where p.payee_id = ${payeeId}`)
