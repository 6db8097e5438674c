import { orderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { releaseTakenBack } from '#server/orders/order-stock.service.ts'
import { followGoods } from '#server/orders/status.service.ts'
import * as sql from './shipment.queries.ts'
import type { ShipmentRow } from './shipment.row.ts'

type Asking = { readonly shipmentId: string; readonly reason: string }

/** What nobody has sent cannot be changed, delivered or confirmed. */
export function refuseTakenBack({ taken_back }: Pick<ShipmentRow, 'taken_back'>) {
  if (taken_back !== null) throw conflict(texts.takenBack)
}

/**
 * Takes back a shipment that was noted by mistake, until its goods have come: they are left to send again, and its challan
 * is cancelled. Saying it again changes nothing.
 */
export const takeBackShipment = (db: Db, seller: Person, { shipmentId, reason }: Asking, now: Date) =>
  db.transaction(async (tx) => {
    const order = await sql.lockOrderOfSellersShipment(tx, seller.user_id, shipmentId)
    if (!order) throw notFound('shipment')
    const { taken_back, delivered_at, seq } = await sql.getShipment(tx, shipmentId)
    if (taken_back !== null) return
    if (delivered_at !== null) throw conflict(texts.cameAlready)
    await sql.insertTakenBack(tx, shipmentId, { reason, now })
    if (order.delivery_status === 'Cancelled') await releaseTakenBack(tx, order.order_id, shipmentId)
    const isOnlyOne = (await sql.findShipments(tx, order.order_id)).every((each) => each.taken_back !== null)
    if (isOnlyOne) await followGoods(tx, order, 'Confirmed', { person: seller, role: 'seller' })
    const sentence = notifications.shipmentTakenBack({ order: order.order_id, part: seq, reason })
    const link = orderPath(order.order_id)
    await notify(tx, [
      { user_id: order.buyer_id, order_id: order.order_id, kind: 'order-status', sentence, link },
    ])
  })
