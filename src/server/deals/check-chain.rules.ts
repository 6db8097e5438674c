import { hashOf, isOffer, origin, recordOf } from './chain.rules.ts'
import type { ChainRow, HeadRow, StateRow } from './deal.row.ts'
import { endOfDay } from './deal.rules.ts'

type Link = Pick<ChainRow, 'place' | 'deal_id' | 'revision' | 'event'> & {
  readonly record: string
  readonly hash_before: string
  /** As it was kept. */
  readonly hash: string
  readonly is_right: boolean
}

type Place = Pick<ChainRow, 'place' | 'deal_id' | 'revision' | 'event'>
/** What does not fit, and where. */
export type Problem =
  | (Place & { readonly kind: 'event_missing' | 'event_changed' })
  | { readonly kind: 'deal_changed'; readonly deal_id: string; readonly field: string }
  | { readonly kind: 'deal_missing' | 'events_missing' | 'end_missing'; readonly deal_id: string }

export type CheckedChain = {
  readonly links: readonly Link[]
  readonly head: string | null
  /** Empty if nobody has changed a byte. */
  readonly problems: readonly Problem[]
}

/** Every hash of a room's chain computed again from the rows as they are now, and the deals compared with their events. */
export function checkOf(
  events: readonly ChainRow[],
  states: readonly StateRow[],
  head: HeadRow,
): CheckedChain {
  const links = events.map((event, index) => linkOf(event, events[index - 1]))
  const byDeal = Map.groupBy(events, ({ deal_id }) => deal_id)
  const problems = [
    ...events.flatMap((event, index) => problemsOfEvent(event, links[index], index)),
    ...states.flatMap((state) => problemsOfState(state, byDeal.get(state.deal_id) ?? [])),
    ...problemsOfMissing(states, events),
    ...problemsOfEnd(events, head),
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

function problemsOfEvent(row: ChainRow, link: Link | undefined, index: number): Problem[] {
  const { place, deal_id, revision, event } = row
  const where = { place, deal_id, revision, event }
  return [
    ...(place === index + 1 ? [] : [{ kind: 'event_missing' as const, ...where }]),
    ...(link?.is_right ? [] : [{ kind: 'event_changed' as const, ...where }]),
  ]
}

/** Deals that have events here, but were deleted or moved to another room. */
function problemsOfMissing(states: readonly StateRow[], events: readonly ChainRow[]): Problem[] {
  const here = new Set(states.map(({ deal_id }) => deal_id))
  const missing = events.flatMap(({ deal_id }) => (here.has(deal_id) ? [] : deal_id))
  return [...new Set(missing)].map((deal_id) => ({ kind: 'deal_missing', deal_id }))
}

/** The last event is the one that the room has kept as its last. */
function problemsOfEnd(events: readonly ChainRow[], { deal_head, deal_head_id }: HeadRow): Problem[] {
  if (deal_head_id === null || events.at(-1)?.hash === deal_head) return []
  return [{ kind: 'end_missing', deal_id: deal_head_id }]
}

const stateAfter = (row: ChainRow) => (isOffer(row) ? 'open' : row.event)

/** A deal is what its events have made of it. */
function problemsOfState(deal: StateRow, own: readonly ChainRow[]): Problem[] {
  const { deal_id } = deal
  const [first, last, offer] = [own[0], own.at(-1), own.findLast((event) => event.offer !== null)?.offer]
  if (!(first && last && offer)) return [{ kind: 'events_missing', deal_id }]
  const facts = {
    state: deal.state === stateAfter(last),
    revision: deal.revision === last.revision,
    created_at: deal.created_micros === first.happened_micros,
    changed_at: deal.changed_micros === last.happened_micros,
    expires_at: deal.expires_micros === endOfDay(offer.valid_until).getTime() * 1_000,
    quote_id: isNamed(deal, deal.quote_id, first.facts.quote_id),
    requirement_id: isNamed(deal, deal.requirement_id, first.facts.requirement_id),
    order_id: isNamed(deal, deal.order_id, last.facts.order_id),
  }
  return Object.entries(facts).flatMap(([field, isRight]) =>
    isRight ? [] : [{ kind: 'deal_changed' as const, deal_id, field }],
  )
}

/** What is gone from the market is no longer named; what is still there must be. */
const isNamed = ({ standing }: StateRow, kept: string | null, written: string | null | undefined) =>
  kept === null ? !standing.includes(written ?? '') : kept === written

const wholes = {
  deal_missing: (deal: string) => `deal ${deal} is missing, and its events are here`,
  events_missing: (deal: string) => `deal ${deal} has no events`,
  end_missing: (deal: string) => `the last event of the chat, of deal ${deal}, is not as it was kept`,
} as const

const wholeInWords = ({ kind, deal_id }: Extract<Problem, { kind: keyof typeof wholes }>) =>
  wholes[kind](deal_id)

/** A problem as the evidence file says it. */
export function problemInWords(problem: Problem): string {
  const { kind, deal_id } = problem
  if (kind === 'deal_changed') return `${problem.field} of deal ${deal_id} is not what its events say`
  if (!('place' in problem)) return wholeInWords(problem)
  const name = `event ${problem.place} (${problem.event}, offer ${problem.revision} of deal ${deal_id})`
  return kind === 'event_missing'
    ? `before ${name} an event is missing`
    : `the content of ${name} does not have the hash that was kept`
}
