import { dayInIndia } from '#contract/documents/document-number.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { paidInTime } from '#server/khata/in-time.service.ts'
import { limits } from '#server/limits.ts'
import * as sql from './record.queries.ts'
import type { CountedRow } from './record.row.ts'

const { atOnce, keptMs, quietMs } = limits.buyerRecords

/** Counts anew what is older than an hour, or than a day where nothing was ordered. Answers whether more wait. */
export async function refreshRecords(db: Db, now = new Date()) {
  const before = { busy: new Date(now.getTime() - keptMs), quiet: new Date(now.getTime() - quietMs) }
  const ids = (await sql.findDue(db, before, atOnce)).map(({ buyer_id }) => buyer_id)
  if (ids.length === 0) return false
  const counted = await sql.countOrders(db, ids, now)
  const inTime = await paidInTime(
    db,
    counted.flatMap(({ kept }) => kept),
    dayInIndia(now),
  )
  const records = counted.map((row) => ({ ...row, ...paymentsOf(row, inTime) }))
  await sql.updateRecords(db, records, now)
  return ids.length >= atOnce
}

function paymentsOf({ kept }: CountedRow, inTime: ReadonlyMap<string, boolean>) {
  const known = kept.flatMap((orderId) => inTime.get(orderId) ?? [])
  return { paid_cases: known.length, paid_in_time: known.filter(Boolean).length }
}

type Reader = { readonly user_id: string }

/** Only for a seller who has something with this buyer; to all others there is nobody. */
export async function getRecord(db: Db, { user_id: sellerId }: Reader, buyerId: string) {
  const partner = await sql.findPartner(db, { sellerId, buyerId })
  if (!partner) throw notFound('user')
  return partner.is_counted ? sql.findRecord(db, buyerId) : undefined
}
