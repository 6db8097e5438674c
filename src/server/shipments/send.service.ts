import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { orderPath } from '#contract/paths.ts'
import type * as contract from '#contract/shipments/shipment.ts'
import { promisedProblem, shipmentLimits } from '#contract/shipments/shipment-rules.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import type { Person } from '#server/audit/audit.service.ts'
import { agreeToSendAgain, lockCaseToSendAgain, noteSentAgain } from '#server/cases/send-again.service.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { followGoods } from '#server/orders/status.service.ts'
import { issueNeeded } from './challan.service.ts'
import * as sql from './shipment.queries.ts'
import { blankTransport, refuseDays, transportOf } from './transport.rules.ts'

type Draft = InputOf<typeof contract.sendShipment>
type When = { readonly key?: string | undefined; readonly clock: Clock }

/** Sends goods of an order: shipment, challan (where one is needed) and status are written together, or none of them. */
export const sendShipment = (db: Db, seller: Person, draft: Draft, { key, clock }: When) =>
  // What is sent again locks its problem and then the order, and who reports more of the same the other way round.
  retryDeadlock(() =>
    db.transaction((tx) =>
      runOnce(tx, { user_id: seller.user_id, key, input: { call: 'send-shipment', ...draft } }, () =>
        sendOnce(tx, seller, draft, clock),
      ),
    ),
  )

async function sendOnce(tx: Db, seller: Person, { orderId, caseId, lines, ...stated }: Draft, clock: Clock) {
  const now = clock()
  if (caseId) await lockCaseToSendAgain(tx, caseId)
  const order = await sql.lockOrderOfSeller(tx, seller.user_id, orderId)
  if (!order) throw notFound('order')
  if (order.delivery_status === 'Cancelled') throw conflict(texts.orderCancelled)
  if (caseId) await agreeToSendAgain(tx, seller.user_id, { caseId, orderId }, now)
  const [toSend, earlier] = await Promise.all([
    caseId ? findReplaced(tx, orderId, caseId) : sql.findOrderedLines(tx, orderId),
    sql.findShipments(tx, orderId),
  ])
  if (earlier.length >= shipmentLimits.perOrder)
    throw conflict(texts.tooManyParts({ limit: shipmentLimits.perOrder }))
  refuseLines(lines, toSend)
  refuseDays(order, stated, now)
  const transport = transportOf(blankTransport, stated, now)
  const seq = earlier.length + 1
  const { shipment_id } = await sql.insertShipment(tx, {
    order_id: orderId,
    case_id: caseId ?? null,
    seq,
    dispatched_at: now,
    ...transport,
  })
  await sql.insertLines(tx, orderId, shipment_id, lines)
  await issueNeeded(tx, { sellerId: seller.user_id, shipmentId: shipment_id }, clock)
  if (caseId) await noteReplacement(tx, seller, { caseId, seq, toSend }, now)
  else if (earlier.every(({ case_id, taken_back }) => case_id !== null || taken_back !== null))
    await followGoods(tx, order, 'Shipped', { person: seller, role: 'seller' })
  const sentence = notifications.goodsSent({ order: orderId, part: seq, by: transport.transporter_name })
  await notify(tx, [
    { user_id: order.buyer_id, order_id: orderId, kind: 'order-status', sentence, link: orderPath(orderId) },
  ])
  return { shipment_id }
}

async function findReplaced(tx: Db, orderId: string, caseId: string) {
  const lines = (await sql.findReplacedLines(tx, orderId)).filter(({ case_id }) => case_id === caseId)
  if (lines.length === 0) throw conflict(texts.noReplacement)
  return lines
}

type Replacement = {
  readonly caseId: string
  readonly seq: number
  readonly toSend: readonly (sql.OrderedLine & { readonly seller_is_opener?: boolean })[]
}

const noteReplacement = (tx: Db, { user_id }: Person, { caseId, seq, toSend }: Replacement, now: Date) => {
  const role = toSend[0]?.seller_is_opener ? ('opener' as const) : ('other' as const)
  return noteSentAgain(tx, caseId, { sellerId: user_id, role, words: texts.part({ part: seq }).content }, now)
}

function refuseLines(lines: Draft['lines'], ordered: readonly sql.OrderedLine[]) {
  if (new Set(lines.map(({ line_number }) => line_number)).size < lines.length)
    throw badInput(texts.lineTwice)
  for (const { line_number, quantity } of lines) {
    const line = ordered.find((each) => each.line_number === line_number)
    if (!line) throw badInput(texts.unknownLine)
    const left = line.quantity - line.sent
    if (quantity > left) throw conflict(texts.tooMuch({ product: line.product_name, left }))
  }
}

type PromisedDay = { readonly orderId: string; readonly day: string | null }

/** Sets the day by which the goods leave; the buyer is notified. */
export const setPromisedDay = (db: Db, seller: Person, { orderId, day }: PromisedDay, now: Date) =>
  db.transaction(async (tx) => {
    const order = await sql.lockOrderOfSeller(tx, seller.user_id, orderId)
    if (!order) throw notFound('order')
    if (order.promised_on === day) return
    const when = { orderDay: order.order_day, today: dayInIndia(now) }
    const problem = day === null ? undefined : promisedProblem(day, when)
    if (problem) throw badInput(problem, 'promised_on')
    await sql.updatePromised(tx, orderId, day)
    if (day === null) return
    const sentence = notifications.orderPromised({ order: orderId, day })
    await notify(tx, [
      {
        user_id: order.buyer_id,
        order_id: orderId,
        kind: 'order-status',
        sentence,
        link: orderPath(orderId),
      },
    ])
  })
