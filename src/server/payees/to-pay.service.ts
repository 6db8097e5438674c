import type { Db } from '#server/db/db.ts'
import type { Services } from '#server/services.ts'
import { findPayeeOfOrder } from './payee.queries.ts'
import { openAccountOf } from './payee.rules.ts'
import * as sql from './to-pay.queries.ts'
import type { ToPay } from './to-pay.row.ts'
import { linkOf, toPayOf } from './to-pay.rules.ts'

/**
 * What a bill of an order says of its payment if it is written on this day, and the link to pay what is due. A buyer
 * gets a proforma before the seller has done anything: it names a payee only where the page of the order does.
 */
export async function getToPay(
  db: Db,
  orderId: string,
  today: string,
  paper: 'bill' | 'proforma' = 'bill',
): Promise<{ to_pay: ToPay; upi?: string }> {
  const [order, payments, known] = await Promise.all([
    sql.getOrderToPay(db, orderId),
    sql.findCounted(db, orderId),
    findPayeeOfOrder(db, orderId),
  ])
  const payee = paper === 'proforma' && known?.is_later ? undefined : known
  const to_pay = toPayOf({ order, payments, payee }, today)
  const upi = linkOf(to_pay, payee, orderId)
  return { to_pay, ...(upi === undefined ? {} : { upi }) }
}

/** The account number that a bill is paid to, for the bill's paper: payees are never changed. Blank without one. */
export async function openAccount(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { payee }: Pick<ToPay, 'payee'>,
): Promise<string> {
  const row = payee?.ifsc ? await sql.findPayeeById(db, payee.payee_id) : undefined
  return row ? openAccountOf(secrets, row) : ''
}
