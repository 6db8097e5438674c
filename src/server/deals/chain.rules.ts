import { createHash } from 'node:crypto'
import { canonicalJson } from '#server/canonical-json.ts'
import type { EventRow, OfferRow } from './deal.row.ts'

/** What stands before the first event of a room. */
export const origin = '0'.repeat(64)

export type Link = Omit<EventRow, 'hash'>

/** What the hash of an event covers, as one text; an offer is part of the event that made it. */
export const recordOf = (event: Link, offer: OfferRow | undefined): string =>
  canonicalJson({
    room_id: event.room_id,
    place: event.place,
    deal_id: event.deal_id,
    revision: event.revision,
    event: event.event,
    actor_id: event.actor_id,
    happened_micros: event.happened_micros,
    facts: event.facts,
    ...(offer ? { offer } : {}),
  })

/** The hash of an event: of the hash before it and of its record. */
export const hashOf = (before: string | undefined, record: string): string =>
  createHash('sha256')
    .update((before ?? origin) + record)
    .digest('hex')

export const isOffer = ({ event }: Pick<EventRow, 'event'>) => event === 'offered' || event === 'countered'
