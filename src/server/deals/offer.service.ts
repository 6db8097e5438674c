import type { counterDeal as counterContract, offerDeal as offerContract } from '#contract/deals/deal.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { deals } from '#contract/texts/deals.ts'
import type { Room } from '#server/chats/message.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, tooOften } from '#server/errors.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { appendEvent } from './chain.service.ts'
import * as sql from './deal.queries.ts'
import { endOfDay, inWords, requireAnswerable, sideOf } from './deal.rules.ts'
import { DealRefusal } from './deal-refusal.rules.ts'
import {
  type Asking,
  type Changing,
  changeDeal,
  changeRoom,
  type Limited,
  nowOf,
  type Past,
} from './in-room.service.ts'
import { newOffer } from './new-offer.service.ts'
import { notifyOfOffer } from './notify-of-deals.service.ts'

type FirstOffer = InputOf<typeof offerContract>

/** The first offer of a deal. Returns the id of the deal. */
export const offerDeal = (
  db: Db,
  caller: Pick<Caller, 'user_id'>,
  draft: FirstOffer,
  { key, ...when }: Asking,
): Promise<string> => {
  const keyed = { key, input: { call: 'offer-deal', ...draft }, ...when }
  return changeRoom(db, caller, { roomId: draft.roomId, ...keyed }, (tx, room) =>
    offerOnce(tx, { user_id: caller.user_id, ...when }, room, draft),
  )
}

async function offerOnce(
  tx: Db,
  { user_id, isLimited, ...when }: Past & Limited & { readonly user_id: string },
  room: Room,
  draft: FirstOffer,
) {
  const { count } = await sql.countOpen(tx, room.room_id)
  if (count >= limits.deal.open) throw conflict(deals.tooManyOpen({ limit: limits.deal.open }))
  const source = await sourceOf(tx, room, draft)
  const now = await nowOf(tx, when)
  if (isLimited) await refuseMany(tx, room.room_id, now)
  const side = sideOf(user_id, room)
  const offer = await newOffer(tx, draft, { room, side, revision: 1, now })
  const expires_at = endOfDay(offer.valid_until)
  const { deal_id } = await sql.insertDeal(tx, { room_id: room.room_id, ...source, expires_at, now })
  await sql.insertOffer(tx, deal_id, offer)
  const event = { room_id: room.room_id, deal_id, revision: 1, actor_id: user_id, now }
  await appendEvent(tx, { ...event, event: 'offered', facts: source, offer })
  await notifyOfOffer(tx, room, offer)
  const body = deals.offerMessage({ ...inWords(offer), until: offer.valid_until }).content
  return { result: deal_id, message: { body, deal_id, deal_revision: 1 } }
}

/** The caller holds the room's lock. */
async function refuseMany(tx: Db, roomId: string, now: Date) {
  const { perDay } = limits.deal
  const { count } = await sql.countOffersOfDay(tx, roomId, now)
  if (count >= perDay) throw tooOften(deals.tooManyOfDay({ limit: perDay }))
}

/** The quote of the room's seller for a requirement of its buyer, if the offer comes from one. */
async function sourceOf(tx: Db, room: Room, { quote_id, requirement_id }: FirstOffer) {
  if (quote_id === undefined) return { quote_id: null, requirement_id: null }
  const quote = await sql.findQuote(tx, quote_id, room)
  const isOther = requirement_id !== undefined && quote?.requirement_id !== requirement_id
  if (!quote || isOther) throw conflict(deals.otherQuote)
  return { quote_id: quote.quote_id, requirement_id: quote.requirement_id }
}

type Counter = InputOf<typeof counterContract>

/** Answers the offer of the other side with another one. Of two at the same moment one is refused. */
export const counterDeal = (
  db: Db,
  caller: Pick<Caller, 'user_id'>,
  draft: Counter,
  { key, ...when }: Asking,
): Promise<string> =>
  changeDeal(
    db,
    caller,
    { dealId: draft.dealId, key, input: { call: 'counter-deal', ...draft }, ...when },
    (tx, changing) => counterOnce(tx, { actor_id: caller.user_id, ...when }, changing, draft),
  )

async function counterOnce(
  tx: Db,
  { actor_id, isLimited }: Limited & { readonly actor_id: string },
  { room, deal, side, now }: Changing,
  { dealId: deal_id, revision: read, ...draft }: Counter,
) {
  requireAnswerable(deal, read, side)
  if (read >= limits.deal.revisions)
    throw new DealRefusal(deals.tooManyRevisions({ limit: limits.deal.revisions }), deal)
  if (isLimited) await refuseMany(tx, room.room_id, now)
  const revision = read + 1
  const offer = await newOffer(tx, draft, { room, side, revision, now, former: deal.offer })
  await sql.updateDeal(tx, deal_id, { revision, state: 'open', now }, endOfDay(offer.valid_until))
  await sql.insertOffer(tx, deal_id, offer)
  const { room_id } = room
  await appendEvent(tx, { room_id, deal_id, revision, event: 'countered', actor_id, facts: {}, now, offer })
  await notifyOfOffer(tx, room, offer)
  const body = deals.counterMessage({ ...inWords(offer), until: offer.valid_until }).content
  return { result: deal_id, message: { body, deal_id, deal_revision: revision } }
}
