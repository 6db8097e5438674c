import type { Db } from '#server/db/db.ts'
import { hashOf, isOffer, origin, recordOf } from './chain.rules.ts'
import * as sql from './deal.queries.ts'
import type { ChainRow, StateRow } from './deal.row.ts'
import { endOfDay } from './deal.rules.ts'

type Link = Pick<ChainRow, 'place' | 'deal_id' | 'revision' | 'event'> & {
  readonly record: string
  readonly hash_before: string
  /** As it was kept. */
  readonly hash: string
  readonly is_right: boolean
}
export type CheckedChain = {
  readonly links: readonly Link[]
  readonly head: string | null
  /** What does not fit, in words; nothing if nobody has changed a byte. */
  readonly problems: readonly string[]
}

/** Computes every hash of a room's chain again from the rows as they are now, and compares the deals with their events. */
export async function checkChain(db: Db, roomId: string): Promise<CheckedChain> {
  const [events, states] = await Promise.all([sql.findChain(db, roomId), sql.findStates(db, roomId)])
  const links = events.map((event, index) => linkOf(event, events[index - 1]))
  const problems = [
    ...events.flatMap((event, index) => problemsOfEvent(event, links[index], index)),
    ...states.flatMap((state) => problemsOfState(state, events)),
  ]
  return { links, head: links.at(-1)?.hash ?? null, problems }
}

function linkOf({ hash, offer, ...event }: ChainRow, before: ChainRow | undefined): Link {
  const { place, deal_id, revision } = event
  const record = recordOf(event, offer ?? undefined)
  const hash_before = before?.hash ?? origin
  const is_right = hashOf(before?.hash, record) === hash
  return { place, deal_id, revision, event: event.event, record, hash_before, hash, is_right }
}

function problemsOfEvent(
  { place, deal_id, revision, event }: ChainRow,
  link: Link | undefined,
  index: number,
) {
  const name = `event ${place} (${event}, offer ${revision} of deal ${deal_id})`
  return [
    ...(place === index + 1 ? [] : [`before ${name} an event is missing`]),
    ...(link?.is_right ? [] : [`the content of ${name} does not have the hash that was kept`]),
  ]
}

const stateAfter = (row: ChainRow) => (isOffer(row) ? 'open' : row.event)

/** A deal is what its events have made of it. */
function problemsOfState(deal: StateRow, events: readonly ChainRow[]): string[] {
  const own = events.filter(({ deal_id }) => deal_id === deal.deal_id)
  const [first, last, offer] = [own[0], own.at(-1), own.findLast((event) => event.offer !== null)?.offer]
  if (!(first && last && offer)) return [`deal ${deal.deal_id} has no events`]
  const facts = {
    state: deal.state === stateAfter(last),
    revision: deal.revision === last.revision,
    created_at: deal.created_micros === first.happened_micros,
    changed_at: deal.changed_micros === last.happened_micros,
    expires_at: deal.expires_micros === endOfDay(offer.valid_until).getTime() * 1_000,
    quote_id: deal.quote_id === null || deal.quote_id === first.facts.quote_id,
    requirement_id: deal.requirement_id === null || deal.requirement_id === first.facts.requirement_id,
    order_id: deal.order_id === null || deal.order_id === last.facts.order_id,
  }
  return Object.entries(facts).flatMap(([name, isRight]) =>
    isRight ? [] : [`${name} of deal ${deal.deal_id} is not what its events say`],
  )
}
