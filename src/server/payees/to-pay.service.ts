import { dayInIndia } from '#contract/documents/document-number.ts'
import type { Db } from '#server/db/db.ts'
import type { Services } from '#server/services.ts'
import { findPayeeOfOrder } from './payee.queries.ts'
import { openAccountOf } from './payee.rules.ts'
import * as sql from './to-pay.queries.ts'
import type { ToPay } from './to-pay.row.ts'
import { linkOf, toPayOf } from './to-pay.rules.ts'

type Money = { readonly to_pay: ToPay; readonly upi?: string }

/** What a bill of an order says of its payment if it is written on this day, and the link to pay what is due. */
export async function getToPay(db: Db, orderId: string, today: string): Promise<Money> {
  return moneyOf(await knownOf(db, orderId), today)
}

/**
 * The same for a proforma, with the day that it bears: the last on which anything of it changed, so that the same facts
 * make the same paper on any later day. A buyer gets one before the seller has done anything: it names a payee only
 * where the page of the order does.
 */
export async function getProformaToPay(
  db: Db,
  orderId: string,
  today: string,
): Promise<Money & { readonly day: string }> {
  const [known, facts] = await Promise.all([knownOf(db, orderId), sql.getDayOfFacts(db, orderId)])
  const payee = known.payee?.is_later ? undefined : known.payee
  const { parts } = toPayOf({ ...known, payee }, today)
  const dues = parts.flatMap(({ due_on }) => (due_on !== null && due_on <= today ? due_on : []))
  const days = [facts.day, ...dues, ...(payee ? [dayInIndia(payee.created_at)] : [])]
  const day = days.toSorted().at(-1) ?? today
  return { ...moneyOf({ ...known, payee }, day), day }
}

type Known = Awaited<ReturnType<typeof knownOf>>

async function knownOf(db: Db, orderId: string) {
  const [order, payments, payee] = await Promise.all([
    sql.getOrderToPay(db, orderId),
    sql.findCounted(db, orderId),
    findPayeeOfOrder(db, orderId),
  ])
  return { orderId, order, payments, payee }
}

function moneyOf({ orderId, payee, ...known }: Known, day: string): Money {
  const to_pay = toPayOf({ ...known, payee }, day)
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
