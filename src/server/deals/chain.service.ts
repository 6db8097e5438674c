import type { Db } from '#server/db/db.ts'
import { hashOf, recordOf } from './chain.rules.ts'
import * as sql from './deal.queries.ts'
import type { EventRow, OfferRow } from './deal.row.ts'

type NewEvent = Pick<EventRow, 'room_id' | 'deal_id' | 'revision' | 'event' | 'actor_id' | 'facts'> & {
  readonly now: Date
  /** What the event offers. */
  readonly offer?: OfferRow
}

/** Writes the next event of a room's chain. The room must be locked. */
export async function appendEvent(tx: Db, { now, offer, ...event }: NewEvent) {
  const head = await sql.findHead(tx, event.room_id)
  const link = { ...event, place: (head?.place ?? 0) + 1, happened_micros: now.getTime() * 1_000 }
  await sql.insertEvent(tx, { ...link, hash: hashOf(head?.hash, recordOf(link, offer)) }, now)
}
