import { dayInIndia } from '#contract/documents/document-number.ts'
import { lawFigureOf } from '#server/content/law-figure.service.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { duePartsOf, ledgerOf, nextAmountOf } from '#server/order-goods/ledger.rules.ts'
import { getPayeeOfOrder } from '#server/payees/order-payee.service.ts'
import { isNameUnlike } from '#server/payees/payee.rules.ts'
import type { Services } from '#server/services.ts'
import { type OrderPaymentView, upiOf } from './order-payment.rules.ts'
import * as sql from './payment.queries.ts'
import { findReceiptProblem } from './receipt.service.ts'

type Where = Pick<Services, 'db' | 'secrets'>
type Reader = { readonly user_id: string }

/** What is open of an order and where it is paid. */
export async function getOrderPayment(
  services: Where,
  { user_id }: Reader,
  orderId: string,
  now: Date,
): Promise<OrderPaymentView> {
  const { db } = services
  const order = await sql.findOrder(db, user_id, orderId)
  if (!order) throw notFound('order')
  const isSeller = user_id === order.seller_id
  const [payments, shownPayee] = await Promise.all([
    sql.findPayments(db, orderId),
    getPayeeOfOrder(services, orderId, isSeller),
  ])
  const payee = shownPayee === 'later' ? undefined : shownPayee
  const ledger = ledgerOf(order, payments)
  const due = duePartsOf(order, ledger.payable, dayInIndia(now))
  const next = nextAmountOf(ledger, due)
  return {
    order,
    payments,
    ledger,
    due,
    next,
    cashLimit: await lawFigureOf(db, 'cash-limit'),
    isSeller,
    isPayeeLater: shownPayee === 'later',
    noReceipt: await findReceiptProblem(db, order, payments, { user_id }),
    payee: payee && { ...payee, is_name_unlike: isNameUnlike(payee.name, order.shop_names) },
    ...upiOf(payee, next, orderId),
  }
}

/** What is to be given back of an order, in paise. */
export async function refundDueOf(db: Db, { user_id }: Reader, orderId: string) {
  const order = await sql.findOrder(db, user_id, orderId)
  return order ? ledgerOf(order, await sql.findPayments(db, orderId)).refundDue : 0
}
