import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { span } from '#server/demo/dates.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import type { Services } from '#server/services.ts'

/** What the services need, with the transaction that loads the market in place of the database. */
export type Floor = Pick<Services, 'db' | 'env' | 'sms' | 'secrets' | 'sealedFiles'>

/** Something that has happened in the market: a service does it, as it would have then. */
export type Happening = {
  readonly at: number
  readonly orderId?: string
  readonly work: (floor: Floor, clock: Clock) => Promise<unknown>
}

/** All of it in turn, the oldest first: so numbers and days of each series agree. */
export async function happen(floor: Floor, now: number, happenings: readonly Happening[]) {
  for (const { at: moment, orderId = '', work } of happenings.toSorted((one, other) => one.at - other.at)) {
    await work(floor, () => new Date(moment))
    await dateTraces(floor.db, { orderId, moment, isRead: moment < now - 2 * span.day })
  }
}

type Traces = { readonly orderId: string; readonly moment: number; readonly isRead: boolean }

/** What a service dates by the clock of the transaction happened when it is told: the clock tells them from all else. */
const dateTraces = (tx: Db, { orderId, moment, isRead }: Traces) => {
  const when = new Date(moment)
  return tx.send(sql`
    with news as (
      update notifications set created_at = ${when}, is_read = ${isRead} where created_at = now()
    ), placed as (
      update orders set order_date = ${when} where order_id = ${orderId} and order_date = now()
    )
    update order_events set created_at = ${when} where order_id = ${orderId} and created_at = now()`)
}
