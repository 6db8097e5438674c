import type { InputOf } from '#contract/endpoint.ts'
import { orderPath } from '#contract/paths.ts'
import { acceptanceOf } from '#contract/shipments/acceptance.ts'
import type * as contract from '#contract/shipments/shipment.ts'
import { shipmentLimits } from '#contract/shipments/shipment-rules.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { issueNeeded } from './challan.service.ts'
import { insertChanges, insertEarlierVehicle } from './change.queries.ts'
import * as sql from './shipment.queries.ts'
import type { ShipmentRow, Transport } from './shipment.row.ts'
import { refuseTakenBack } from './take-back.service.ts'
import { refuseDays, replacedOf, transportOf } from './transport.rules.ts'

type Change = InputOf<typeof contract.changeShipment>

/** Changes what is known of a transport, until its goods are accepted; what was said before stays in its history. */
export const changeShipment = (db: Db, seller: Person, { shipmentId, ...stated }: Change, clock: Clock) =>
  db.transaction(async (tx) => {
    const now = clock()
    const order = await sql.lockOrderOfSellersShipment(tx, seller.user_id, shipmentId)
    if (!order) throw notFound('shipment')
    const [before, shipment] = await Promise.all([
      sql.getTransport(tx, shipmentId),
      sql.getShipment(tx, shipmentId),
    ])
    refuseTakenBack(shipment)
    refuseAccepted(shipment, now)
    refuseDays(order, stated, now)
    const next = transportOf(before, stated, now)
    await keepHistory(tx, seller, { shipment, before, next }, now)
    await sql.updateTransport(tx, shipmentId, next)
    await issueNeeded(tx, { sellerId: seller.user_id, shipmentId }, clock)
    await notifyOfTransport(tx, order, shipment.seq, { before, next })
  })

/** What carried goods that count as accepted is evidence. */
function refuseAccepted(shipment: ShipmentRow, now: Date) {
  if (shipment.received_at !== null) throw conflict(texts.receivedStays)
  const { acceptance, confirm_until } = acceptanceOf({ ...shipment, isComplete: true }, now)
  if (acceptance === 'deemed') throw conflict(texts.deemedStays({ until: confirm_until }))
}

type Known = { readonly before: Transport; readonly next: Transport }

async function keepHistory(
  tx: Db,
  { user_id }: Person,
  { shipment, before, next }: Known & { readonly shipment: ShipmentRow },
  now: Date,
) {
  const { shipment_id: shipmentId, earlier_vehicles, changes } = shipment
  const { vehicles, changes: limit } = shipmentLimits
  if (before.vehicle_no !== '' && before.vehicle_no !== next.vehicle_no) {
    if (earlier_vehicles.length >= vehicles) throw conflict(texts.tooManyVehicles({ limit: vehicles }))
    await insertEarlierVehicle(tx, shipmentId, before, now)
  }
  const replaced = replacedOf(before, next)
  if (replaced.length === 0) return
  if (changes.length + replaced.length > limit) throw conflict(texts.tooManyChanges({ limit }))
  await insertChanges(tx, { shipmentId, replaced, sellerId: user_id, now })
}

/** Who fetches the goods needs vehicle and LR number, which are often known only once they have left. */
async function notifyOfTransport(
  tx: Db,
  { order_id: order, buyer_id }: sql.Order,
  part: number,
  known: Known,
) {
  const { before, next } = known
  const news = (field: 'vehicle_no' | 'doc_no') => (before[field] === next[field] ? '' : next[field])
  const [vehicle, number] = [news('vehicle_no'), news('doc_no')]
  if (!(vehicle || number)) return
  const sentence = notifications.transportKnown({ order, part, vehicle, number })
  await notify(tx, [
    { user_id: buyer_id, order_id: order, kind: 'order-status', sentence, link: orderPath(order) },
  ])
}
