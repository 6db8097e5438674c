import { dayInIndia } from '#contract/documents/document-number.ts'
import { toRupees } from '#contract/products/price.ts'
import { openCase } from '#server/cases/open.service.ts'
import { chanceOf } from '#server/demo/chance.ts'
import type { StepThat } from '#server/demo/data/trades.ts'
import { span } from '#server/demo/dates.ts'
import { cancelInvoice } from '#server/documents/cancel.service.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { getMissing } from '#server/order-goods/missing.service.ts'
import { cancelOrder } from '#server/orders/cancel.service.ts'
import { setDeliveryStatus } from '#server/orders/status.service.ts'
import { claimPayment } from '#server/payments/claim.service.ts'
import { getOrderPayment } from '#server/payments/order-payment.service.ts'
import { settlePayment } from '#server/payments/settle.service.ts'
import { confirmReceipt, markDelivered } from '#server/shipments/arrive.service.ts'
import { sendShipment } from '#server/shipments/send.service.ts'
import { referenceOf } from './references.ts'
import type { Floor } from './timeline.ts'
import type { Trade } from './trade.ts'

export const confirm = ({ db }: Floor, { seller, orderId }: Trade) =>
  setDeliveryStatus(db, seller, orderId, { delivery_status: 'Confirmed' })

export async function pay(floor: Floor, trade: Trade, step: StepThat<'pay'>, clock: Clock) {
  const amount = toRupees(Math.round((trade.totalPaise * step.percent) / 100))
  const draft = { ...paymentOf(trade, step, clock), amount, is_refund: false }
  trade.paymentId = (await claimPayment(floor, trade.buyer, draft, { key: undefined, clock })).payment_id
}

export async function notePayment(floor: Floor, trade: Trade, step: StepThat<'note-payment'>, clock: Clock) {
  const amount = toRupees(Math.round((trade.totalPaise * step.percent) / 100))
  const draft = { ...paymentOf(trade, step, clock), amount, is_refund: false }
  trade.paymentId = (await claimPayment(floor, trade.seller, draft, { key: undefined, clock })).payment_id
}

export async function refund(floor: Floor, trade: Trade, step: StepThat<'refund'>, clock: Clock) {
  const { ledger } = await getOrderPayment(floor, trade.seller, trade.orderId, clock())
  const draft = { ...paymentOf(trade, step, clock), amount: toRupees(ledger.refundDue), is_refund: true }
  trade.paymentId = (await claimPayment(floor, trade.seller, draft, { key: undefined, clock })).payment_id
}

const paymentOf = (
  { orderId, demo }: Trade,
  { method, hours_ago }: StepThat<'pay' | 'note-payment' | 'refund'>,
  clock: Clock,
) => ({
  orderId,
  method,
  reference: referenceOf(method, chanceOf('payment', demo.name, hours_ago)),
  paid_on: dayInIndia(clock()),
})

export const confirmPayment = ({ db }: Floor, trade: Trade, _: StepThat<'confirm-payment'>, clock: Clock) =>
  settlePayment(db, trade.seller, trade.paymentId, { state: 'confirmed', clock })

export const rejectPayment = (
  { db }: Floor,
  trade: Trade,
  { reason }: StepThat<'reject-payment'>,
  clock: Clock,
) => settlePayment(db, trade.seller, trade.paymentId, { state: 'rejected', reason, clock })

export const withdrawPayment = ({ db }: Floor, trade: Trade, _: StepThat<'withdraw-payment'>, clock: Clock) =>
  settlePayment(db, trade.buyer, trade.paymentId, { state: 'withdrawn', clock })

export const takeBackPayment = (
  { db }: Floor,
  trade: Trade,
  { reason }: StepThat<'take-back-payment'>,
  clock: Clock,
) => settlePayment(db, trade.seller, trade.paymentId, { state: 'withdrawn', reason, clock })

export const rejectRefund = (
  { db }: Floor,
  trade: Trade,
  { reason }: StepThat<'reject-refund'>,
  clock: Clock,
) => settlePayment(db, trade.buyer, trade.paymentId, { state: 'rejected', reason, clock })

/** At one moment, because an invoice is cancelled on its day alone. */
export async function invoice({ db }: Floor, trade: Trade, step: StepThat<'invoice'>, clock: Clock) {
  const { seller, orderId } = trade
  const draft = { orderId, lines: taxOf(trade) }
  const { invoice_id: documentId } = await issueInvoice(db, seller, draft, clock)
  if (step.cancelled_first === undefined) return
  await cancelInvoice(db, seller, { documentId, reason: step.cancelled_first }, clock())
  await issueInvoice(db, seller, draft, clock)
}

/** Of goods that are not listed the seller alone says the tax, at the latest with the invoice. */
const taxOf = ({ lines }: Trade) =>
  lines.flatMap((line, place) => {
    if ('product_id' in line) return []
    const { hsn_code, gst_rate_bp, unit_code } = line
    return [{ line_number: place + 1, hsn_code, gst_rate_bp, unit_code }]
  })

export async function send({ db }: Floor, trade: Trade, step: StepThat<'send'>, clock: Clock) {
  const day = dayInIndia(clock())
  const draft = {
    orderId: trade.orderId,
    lines: step.quantities.flatMap((quantity, place) =>
      quantity > 0 ? [{ line_number: place + 1, quantity }] : [],
    ),
    transporter_name: step.transporter,
    doc_no: step.lorry_receipt,
    doc_date: day,
    vehicle_no: step.vehicle,
    distance_km: step.km,
    packages: step.packages,
    expected_on: dayInIndia(new Date(clock().getTime() + step.arrives_in_days * span.day)),
    ...(step.eway ? { ewb_no: step.eway, ewb_on: day } : {}),
  }
  trade.shipmentId = (await sendShipment(db, trade.seller, draft, { clock })).shipment_id
  trade.sent = draft.lines
}

export const arrive = ({ db }: Floor, { seller, shipmentId }: Trade, _: StepThat<'arrive'>, clock: Clock) =>
  markDelivered(db, seller, shipmentId, clock())

export function receive({ db }: Floor, trade: Trade, step: StepThat<'receive'>, clock: Clock) {
  const lines = trade.sent.map(({ line_number, quantity }, place) => {
    const [short, damaged] = place === 0 ? [step.short, step.damaged] : [0, 0]
    return { line_number, accepted: quantity - short - damaged, short, damaged }
  })
  return confirmReceipt(db, trade.buyer, { shipmentId: trade.shipmentId, note: step.note, lines }, clock())
}

export async function report({ db }: Floor, trade: Trade, { words }: StepThat<'report'>, clock: Clock) {
  const { orderId, buyer } = trade
  const now = clock()
  const { unreported } = await getMissing(db, orderId, now)
  const lines = unreported.map(({ line_number, quantity }) => ({ line_number, quantity }))
  const kind = unreported[0]?.kind ?? 'short'
  const draft = { orderId, kind, lines, words, missing: true, wish: 'credit', show_chat: false } as const
  return openCase(db, buyer, draft, { now })
}

export const cancel = ({ db }: Floor, { buyer, orderId }: Trade, { reason }: StepThat<'cancel'>) =>
  cancelOrder(db, buyer, orderId, reason)

export function credit({ db }: Floor, trade: Trade, { quantity, reason }: StepThat<'credit'>, clock: Clock) {
  const all = trade.lines.map((line, place) => ({ line_number: place + 1, quantity: line.quantity }))
  const lines = quantity === undefined ? all : [{ line_number: 1, quantity }]
  return issueCreditNote(db, trade.seller, { orderId: trade.orderId, lines, reason }, clock)
}
