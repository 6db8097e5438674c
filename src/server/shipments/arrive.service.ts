import type { InputOf } from '#contract/endpoint.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { acceptanceOf } from '#contract/shipments/acceptance.ts'
import type * as contract from '#contract/shipments/shipment.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { followGoods } from '#server/orders/status.service.ts'
import * as sql from './shipment.queries.ts'
import type { ShipmentRow } from './shipment.row.ts'
import { refuseTakenBack } from './take-back.service.ts'

type Receipt = InputOf<typeof contract.confirmReceipt>
type ReceiptLine = Receipt['lines'][number]

/** The seller says that a shipment has arrived; saying it again changes nothing. */
export const markDelivered = (db: Db, seller: Person, shipmentId: string, now: Date) =>
  db.transaction(async (tx) => {
    const order = await sql.lockOrderOfSellersShipment(tx, seller.user_id, shipmentId)
    if (!order) throw notFound('shipment')
    const { order_id, seq, taken_back } = await sql.getShipment(tx, shipmentId)
    refuseTakenBack({ taken_back })
    if ((await sql.updateDelivered(tx, shipmentId, now)) === 0) return
    await arrive(tx, order, { person: seller, role: 'seller' })
    const sentence = notifications.goodsDelivered({ order: order_id, part: seq })
    await notifyBuyer(tx, order, sentence)
  })

async function arrive(tx: Db, order: sql.Order, by: Parameters<typeof followGoods>[3]) {
  const { all_arrived } = await sql.findArrived(tx, order.order_id)
  return all_arrived && followGoods(tx, order, 'Delivered', by)
}

const notifyBuyer = (tx: Db, { buyer_id: user_id, order_id }: sql.Order, sentence: Sentence) =>
  notify(tx, [{ user_id, order_id, kind: 'order-status', sentence, link: orderPath(order_id) }])

const notifySeller = (tx: Db, { seller_id: user_id, order_id }: sql.Order, sentence: Sentence) =>
  notify(tx, [{ user_id, order_id, kind: 'order-status', sentence, link: sellerOrderPath(order_id) }])

/** The buyer confirms what came, once; the same words again change nothing. */
export const confirmReceipt = (db: Db, buyer: Person, receipt: Receipt, now: Date) =>
  db.transaction(async (tx) => {
    const { shipmentId, note = '', lines } = receipt
    const order = await sql.lockOrderOfBuyersShipment(tx, buyer.user_id, shipmentId)
    if (!order) throw notFound('shipment')
    const shipment = await sql.getShipment(tx, shipmentId)
    refuseTakenBack(shipment)
    const problem = problemOf(shipment, lines)
    if (problem) throw badInput(problem)
    if (isSame(shipment, receipt)) return
    refuseLate(shipment, now)
    await sql.updateDelivered(tx, shipmentId, now)
    await sql.updateReceived(tx, shipmentId, now, note)
    await sql.updateLines(tx, shipmentId, lines)
    const isDelivered = await arrive(tx, order, { person: buyer, role: 'buyer' })
    // Every change of the status is in the list of the buyer, whoever made it.
    if (isDelivered)
      await notifyBuyer(
        tx,
        order,
        notifications.orderStatus({ order: order.order_id, status: 'Delivered', reason: null }),
      )
    await notifySeller(tx, order, receivedSentence(order, shipment.seq, lines))
  })

function refuseLate(shipment: ShipmentRow, now: Date) {
  if (shipment.received_at !== null) throw conflict(texts.alreadyReceived)
  const { acceptance, confirm_until } = acceptanceOf({ ...shipment, isComplete: true }, now)
  if (acceptance === 'deemed') throw conflict(texts.deemedAccepted({ until: confirm_until }))
}

function receivedSentence({ order_id, buyer_name }: sql.Order, part: number, lines: readonly ReceiptLine[]) {
  const short = lines.reduce((sum, line) => sum + line.short, 0)
  const damaged = lines.reduce((sum, line) => sum + line.damaged, 0)
  const about = { order: order_id, part, buyer: buyer_name }
  return short + damaged === 0
    ? notifications.goodsReceived(about)
    : notifications.goodsMissing({ ...about, short, damaged })
}

/** Each line is said once, and all that was sent is accounted for. */
function problemOf({ lines }: ShipmentRow, receipt: readonly ReceiptLine[]): Sentence | undefined {
  if (new Set(receipt.map(({ line_number }) => line_number)).size < receipt.length) return texts.lineTwice
  for (const { line_number, accepted, short, damaged } of receipt) {
    const line = lines.find((each) => each.line_number === line_number)
    if (!line) return texts.unsentLine
    const sum = accepted + short + damaged
    const about = { product: line.product_name, quantity: line.quantity }
    if (sum > line.quantity) return texts.moreThanSent(about)
    if (sum < line.quantity) return texts.lessThanSent(about)
  }
  return receipt.length < lines.length ? texts.lineMissing : undefined
}

const isSame = ({ lines, receipt_note, received_at }: ShipmentRow, receipt: Receipt) =>
  received_at !== null &&
  (receipt.note ?? '') === (receipt_note ?? '') &&
  receipt.lines.every(({ line_number, accepted, short, damaged }) =>
    lines.some(
      (line) =>
        line.line_number === line_number &&
        line.accepted === accepted &&
        line.short === short &&
        line.damaged === damaged,
    ),
  )
