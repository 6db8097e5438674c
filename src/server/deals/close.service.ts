import type * as contract from '#contract/deals/deal.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { deals } from '#contract/texts/deals.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { appendEvent } from './chain.service.ts'
import * as sql from './deal.queries.ts'
import { inWords, requireAnswerable, requireOpen } from './deal.rules.ts'
import { DealRefusal } from './deal-refusal.rules.ts'
import { type Changing, changeDeal, nowOf, type Past, unkeyed } from './in-room.service.ts'
import { notifyOfRefusal } from './notify-of-deals.service.ts'

/** Declines the offer of the other side. Declining it again changes nothing. */
export const declineDeal = (
  db: Db,
  caller: Pick<Caller, 'user_id'>,
  { dealId, revision, reason }: InputOf<typeof contract.declineDeal>,
  when: Past = {},
): Promise<void> =>
  changeDeal(db, caller, { dealId, ...unkeyed, ...when }, async (tx, changing) => {
    const { room, deal, side } = changing
    const { offer } = deal
    if (deal.state === 'declined' && offer.proposed_by !== side) return { result: undefined }
    requireAnswerable(deal, revision, side)
    const facts = { reason: reason || null }
    await close(tx, changing, { event: 'declined', actor_id: caller.user_id, facts })
    await notifyOfRefusal(tx, room, offer)
    const body = deals.declineMessage({ ...inWords(offer), ...facts }).content
    return { result: undefined, message: { body, deal_id: dealId, deal_revision: revision } }
  })

/** Takes the caller's own offer back. Withdrawing it again changes nothing. */
export const withdrawDeal = (
  db: Db,
  caller: Pick<Caller, 'user_id'>,
  { dealId, revision }: InputOf<typeof contract.withdrawDeal>,
  when: Past = {},
): Promise<void> =>
  changeDeal(db, caller, { dealId, ...unkeyed, ...when }, async (tx, changing) => {
    const { deal, side } = changing
    const { offer } = deal
    const isOwn = offer.proposed_by === side
    if (deal.state === 'withdrawn' && isOwn) return { result: undefined }
    requireOpen(deal, revision)
    if (!isOwn) throw new DealRefusal(deals.notOwnOffer, deal)
    await close(tx, changing, { event: 'withdrawn', actor_id: caller.user_id, facts: {} })
    const body = deals.withdrawMessage(inWords(offer)).content
    return { result: undefined, message: { body, deal_id: dealId, deal_revision: revision } }
  })

type Closing = {
  readonly event: 'declined' | 'withdrawn'
  readonly actor_id: string
  readonly facts: Readonly<Record<string, string | null>>
}

async function close(tx: Db, { deal: { deal_id, room_id, revision }, now }: Changing, closing: Closing) {
  await sql.updateDeal(tx, deal_id, { revision, state: closing.event, now })
  await appendEvent(tx, { room_id, deal_id, revision, now, ...closing })
}

/** Writes down that offers are over, which their readers know by the clock. Returns whether more wait. */
export async function endDeals(db: Db, when: Past = {}) {
  const ended = await sql.findEnded(db)
  for (const deal of ended)
    await db.transaction(async (tx) => {
      const still = await sql.lockEnded(tx, deal)
      if (!still) return
      const now = await nowOf(tx, when)
      await sql.updateDeal(tx, still.deal_id, { revision: still.revision, state: 'expired', now })
      await appendEvent(tx, { ...still, event: 'expired', actor_id: null, facts: {}, now })
    })
  return isFullBatch(ended.length)
}
