import type { changeBillTo as contract } from '#contract/documents/bill-to.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { orders } from '#contract/texts/orders.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { findBillNumber } from '#server/order-goods/bill-number.service.ts'
import { billingOf, isSoldElsewhere, nobody } from '#server/orders/rules/billing.rules.ts'
import { findBillTo } from '#server/orders/write-orders.service.ts'
import * as sql from './bill-to.queries.ts'

type Buyer = { readonly user_id: string }
type Draft = InputOf<typeof contract>

/**
 * Whom an order is billed to, said anew by its buyer: a wrong GST number must not stand on the next invoice as well. What an invoice
 * that counts says is put right by its seller alone (CGST Act, section 34).
 */
export const changeBillTo = (db: Db, buyer: Buyer, draft: Draft) =>
  db.transaction(async (tx) => {
    const order = await lockUnbilled(tx, buyer, draft.orderId)
    const billing = await billingOfDraft(tx, buyer, { ...draft, ...order })
    if (isSoldElsewhere(order, billing))
      throw conflict(orders.billToComposition({ seller: order.seller_company }))
    await sql.updateBilling(tx, draft.orderId, billing)
    await notifySeller(tx, { ...order, order_id: draft.orderId })
  })

async function lockUnbilled(tx: Db, buyer: Buyer, orderId: string) {
  const order = await sql.lockOrderOfBuyer(tx, orderId, buyer.user_id)
  if (!order) throw notFound('order')
  if (order.delivery_status === 'Cancelled') throw conflict(orders.billToCancelled)
  const number = await findBillNumber(tx, orderId)
  if (number !== undefined) throw conflict(orders.billToBilled({ number }))
  return order
}

type Address = Pick<sql.Billable, 'state' | 'postal_code'>

async function billingOfDraft(tx: Db, buyer: Buyer, draft: Draft & Address) {
  const { billing_id } = draft
  const billTo = billing_id === undefined ? nobody : await findBillTo(tx, buyer.user_id, billing_id)
  if (!billTo) throw notFound('billing')
  return billingOf(draft, billTo)
}

type Changed = Pick<sql.Billable, 'seller_id' | 'buyer'> & { readonly order_id: string }

const notifySeller = (tx: Db, { order_id, seller_id, buyer }: Changed) =>
  notify(tx, [
    {
      order_id,
      link: sellerOrderPath(order_id),
      user_id: seller_id,
      kind: 'order-status',
      sentence: notifications.billToChanged({ order: order_id, buyer }),
    },
  ])
