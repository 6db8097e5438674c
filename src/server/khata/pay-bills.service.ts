import { randomUUID } from 'node:crypto'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { Db } from '#server/db/db.ts'
import { noteArrival } from '#server/payments/arrival.service.ts'
import { findNotes } from './account.queries.ts'
import type { NoteRow } from './account.row.ts'
import { accountOf, type OpenItem } from './account.rules.ts'
import { lockOrders } from './note.queries.ts'
import { findTrades } from './trade.queries.ts'

type Receipt = Pick<
  NoteRow,
  'seller_id' | 'buyer_id' | 'amount_paise' | 'on_day' | 'method' | 'reference' | 'order_id'
>

/**
 * Pays bills from a sum that arrived: the one that it names, then the oldest. Each is a payment of its order, so that the
 * order's own page says the same. What is returned stays with the account: it pays what was open before, or is an advance.
 */
export async function payFrom(tx: Db, receipt: Receipt, now: Date): Promise<number> {
  const { seller_id, buyer_id, method, reference, on_day } = receipt
  let left = receipt.amount_paise
  let kept = 0
  for (const { order_id, open } of await findPayable(tx, receipt, now)) {
    const amount_paise = Math.min(open, left)
    if (amount_paise === 0) break
    left -= amount_paise
    if (order_id === null) kept += amount_paise
    else
      await noteArrival(tx, {
        ...{ payment_id: randomUUID(), order_id, seller_id, buyer_id, kind: 'balance', amount_paise },
        ...{ method: method ?? 'cash', reference, paid_on: on_day, state: 'confirmed', now },
        ...{ claimed_by: 'seller', proof: null },
      })
  }
  return kept + left
}

/** What is open, in the turn in which it is paid; payments of these orders wait until this one is written. */
async function findPayable(tx: Db, { seller_id, buyer_id, order_id }: Receipt, now: Date) {
  const sides = { sellerId: seller_id, buyerId: buyer_id }
  const known = await findTrades(tx, sides)
  await lockOrders(
    tx,
    known.map((trade) => trade.order_id),
  )
  const [trades, notes] = await Promise.all([findTrades(tx, sides), findNotes(tx, sides)])
  const { items } = accountOf({ trades, notes, terms: null, rates: [], today: dayInIndia(now) })
  const isNamed = (item: OpenItem) => item.order_id !== null && item.order_id === order_id
  return items.toSorted(
    (a, b) => Number(isNamed(b)) - Number(isNamed(a)) || (a.issued_on < b.issued_on ? -1 : 1),
  )
}
