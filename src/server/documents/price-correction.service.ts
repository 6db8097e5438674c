import type { askForPrices as contract } from '#contract/documents/price-correction.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { limits as shared } from '#contract/limits.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { toRupees } from '#contract/products/price.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { sumOf } from './bill.rules.ts'
import type { Clock } from './clock.rules.ts'
import * as papers from './issue.queries.ts'
import { writeDocument } from './issue.service.ts'
import { type Billed, raisedLines } from './noted-lines.rules.ts'
import * as sql from './price-correction.queries.ts'

type Caller = { readonly user_id: string }
type Draft = InputOf<typeof contract> & {
  /** Repeated, it stays one question to the buyer. */
  readonly key?: string | undefined
}

export const findAsked = sql.findAsked

/** Asks the buyer for higher prices of what is billed. */
export const askForPrices = (db: Db, seller: Caller, { key, ...draft }: Draft) =>
  db.transaction(async (tx) => {
    const keyed = { user_id: seller.user_id, key, input: { call: 'ask-for-prices', ...draft } }
    const { id } = await runOnce(tx, keyed, async () => ({ id: await askOnce(tx, seller, draft) }))
    return found(await sql.findCorrection(tx, seller.user_id, id))
  })

async function askOnce(tx: Db, seller: Caller, { orderId, lines: wishes, reason }: Draft) {
  const order = await papers.lockOrderOfSeller(tx, seller.user_id, orderId)
  if (!order) throw notFound('order')
  if (order.delivery_status === 'Cancelled') throw conflict(texts.orderCancelled)
  const billed = await findBilled(tx, orderId)
  if (!billed) throw conflict(texts.notBilled)
  await makeRoom(tx, orderId, billed)
  const raised = raisedLines(billed, wishes)
  const { total_paise } = sumOf(raised.map(({ line }) => line))
  if (total_paise > shared.cart.totalPaise) throw conflict(texts.pricesTooHigh)
  const id = await sql.insertCorrection(tx, {
    ...{ order_id: orderId, bill_id: billed.bill.invoice_id, reason, total_paise },
    lines: raised.map(({ line, price_before_paise }) => ({
      ...{ line_number: line.line_number, quantity: line.quantity, price_before_paise },
      price_after_paise: price_before_paise + line.unit_price_paise,
    })),
  })
  const { trade_name, name } = billed.bill.particulars.seller
  const words = { order: orderId, seller: trade_name || name, rupees: toRupees(total_paise), reason }
  await tell(tx, order.buyer_id, {
    orderId,
    link: orderPath(orderId),
    sentence: notifications.pricesAsked(words),
  })
  return id
}

/** What bills an order now, with its notes. */
async function findBilled(tx: Db, orderId: string): Promise<Billed | undefined> {
  const bill = await papers.findBill(tx, orderId)
  if (!bill) return undefined
  const [credits, debits] = await Promise.all([
    papers.findCredits(tx, bill.invoice_id),
    papers.findDebits(tx, bill.invoice_id),
  ])
  return { bill, credits, debits }
}

/** One question at a time; that of a bill which counts no more is closed. */
async function makeRoom(tx: Db, orderId: string, { bill }: Billed) {
  const limit = limits.priceCorrectionsOfAnOrder
  const [open, { count }] = await Promise.all([sql.findOpen(tx, orderId), sql.countCorrections(tx, orderId)])
  if (open?.bill_id === bill.invoice_id) throw conflict(texts.pricesWait)
  if (count >= limit) throw conflict(texts.pricesAskedOften({ limit }))
  if (open) await sql.updateState(tx, open.correction_id, { state: 'withdrawn', now: new Date() })
}

/** The buyer agrees: the debit note is issued (CGST Act, section 34(3)). */
export const agreeToPrices = (db: Db, buyer: Caller, correctionId: string, clock: Clock) =>
  db.transaction(async (tx) => {
    const { row, order } = await lockCorrection(tx, 'buyer_id', buyer, correctionId)
    if (row.debit_note_id) return papers.getDocument(tx, row.debit_note_id)
    requireOpen(row)
    if (order.delivery_status === 'Cancelled') throw conflict(texts.orderCancelled)
    const { bill, lines } = await agreedLines(tx, row)
    const registration = await papers.findRegistrationOf(tx, row.seller_id, bill.gstin)
    if (!registration) throw conflict(texts.pricesOutdated)
    const note = await writeDocument(tx, {
      ...{ order, registration, lines, clock },
      kind: 'DBN',
      supplyState: bill.supply_state_code,
      note: { bill, reason: row.reason, isLast: false },
    })
    await sql.updateState(tx, correctionId, { state: 'agreed', debitNoteId: note.invoice_id, now: clock() })
    await tellSeller(tx, row, notifications.pricesAgreed({ ...namesOf(row), number: note.number }))
    return note
  })

/** Exactly what the buyer read: what of the bill was credited or raised since is another sum. */
async function agreedLines(tx: Db, row: sql.CorrectionRow) {
  const billed = await findBilled(tx, row.order_id)
  if (billed?.bill.invoice_id !== row.bill_id) throw conflict(texts.pricesOutdated)
  const wishes = row.lines.map(({ line_number, price_after_paise }) => ({
    line_number,
    unit_price: toRupees(price_after_paise),
  }))
  const lines = raisedLines(billed, wishes).map(({ line }) => line)
  if (sumOf(lines).total_paise !== row.total_paise) throw conflict(texts.pricesOutdated)
  return { bill: billed.bill, lines }
}

export const declinePrices = (db: Db, buyer: Caller, correctionId: string) =>
  db.transaction(async (tx) => {
    const { row } = await lockCorrection(tx, 'buyer_id', buyer, correctionId)
    if (row.state === 'declined') return
    requireOpen(row)
    await sql.updateState(tx, correctionId, { state: 'declined', now: new Date() })
    await tellSeller(tx, row, notifications.pricesDeclined(namesOf(row)))
  })

export const withdrawPrices = (db: Db, seller: Caller, correctionId: string) =>
  db.transaction(async (tx) => {
    const { row } = await lockCorrection(tx, 'seller_id', seller, correctionId)
    if (row.state === 'withdrawn') return
    requireOpen(row)
    await sql.updateState(tx, correctionId, { state: 'withdrawn', now: new Date() })
  })

/** What is asked and answered of an order happens in turn with its papers. Nobody answers for the other side. */
async function lockCorrection(tx: Db, side: 'seller_id' | 'buyer_id', caller: Caller, correctionId: string) {
  const known = await sql.findCorrection(tx, caller.user_id, correctionId)
  if (known?.[side] !== caller.user_id) throw notFound('priceCorrection')
  const order = await papers.lockOrderOfSeller(tx, known.seller_id, known.order_id)
  if (!order) throw notFound('priceCorrection')
  return { order, row: found(await sql.findCorrection(tx, caller.user_id, correctionId)) }
}

function found(row: sql.CorrectionRow | undefined) {
  if (!row) throw notFound('priceCorrection')
  return row
}

function requireOpen({ state }: sql.CorrectionRow) {
  if (state !== 'open') throw conflict(texts.pricesDecided)
}

const namesOf = ({ order_id, buyer_name }: sql.CorrectionRow) => ({ order: order_id, buyer: buyer_name })

type News = { readonly orderId: string; readonly link: string; readonly sentence: Sentence }

const tell = (tx: Db, userId: string, { orderId, link, sentence }: News) =>
  notify(tx, [{ user_id: userId, order_id: orderId, kind: 'order-status', sentence, link }])

const tellSeller = (tx: Db, { seller_id, order_id }: sql.CorrectionRow, sentence: Sentence) =>
  tell(tx, seller_id, { orderId: order_id, link: sellerOrderPath(order_id), sentence })
