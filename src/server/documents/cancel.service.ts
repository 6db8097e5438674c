import { dayInIndia } from '#contract/documents/document-number.ts'
import { orderPath } from '#contract/paths.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { DocumentRow } from './document.row.ts'
import * as sql from './issue.queries.ts'

type Seller = { readonly user_id: string }
type Draft = { readonly documentId: string; readonly reason: string }

/** Cancels what was issued today and has not left the house; its number stays used. */
export const cancelInvoice = (db: Db, seller: Seller, { documentId, reason }: Draft, now: Date) =>
  db.transaction(async (tx) => {
    const known = await sql.findBillOfSeller(tx, seller.user_id, documentId)
    const order = known?.order_id && (await sql.lockOrderOfSeller(tx, seller.user_id, known.order_id))
    // Read again, now that nobody else can change it.
    const bill = order && (await sql.findBillOfSeller(tx, seller.user_id, documentId))
    if (!bill) throw notFound('document')
    const [credits, debits, { is_sent }] = await Promise.all([
      sql.findCredits(tx, documentId),
      sql.findDebits(tx, documentId),
      sql.findSent(tx, order.order_id),
    ])
    const problem = problemOf(bill, {
      isShipped: is_sent || ['Shipped', 'Delivered'].includes(order.delivery_status),
      isCredited: credits.length > 0,
      isDebited: debits.length > 0,
      today: dayInIndia(now),
    })
    if (problem) throw conflict(problem)
    await sql.updateCancelled(tx, documentId, reason, now)
    await notifyBuyer(tx, order, bill, reason)
    return sql.getDocument(tx, documentId)
  })

/** Who has the paper must not claim its tax. */
const notifyBuyer = (
  tx: Db,
  { buyer_id, order_id }: sql.BilledOrder,
  { number }: DocumentRow,
  reason: string,
) =>
  notify(tx, [
    {
      user_id: buyer_id,
      order_id,
      kind: 'order-status',
      sentence: notifications.documentCancelled({ order: order_id, number, reason }),
      link: orderPath(order_id),
    },
  ])

type State = Readonly<Record<'isShipped' | 'isCredited' | 'isDebited', boolean>> & { readonly today: string }

function problemOf(
  bill: DocumentRow,
  { isShipped, isCredited, isDebited, today }: State,
): Sentence | undefined {
  const { number } = bill
  if (bill.cancelled_at) return texts.alreadyCancelled({ number })
  if (bill.irn) return texts.cancelWithIrn({ number })
  if (isCredited) return texts.cancelCredited({ number })
  if (isDebited) return texts.cancelDebited({ number })
  if (isShipped) return texts.cancelShipped({ number })
  // Another machine's clock may be a little ahead.
  return bill.issued_on >= today ? undefined : texts.cancelToday({ number })
}
