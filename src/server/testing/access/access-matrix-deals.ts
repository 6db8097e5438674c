import { randomUUID } from 'node:crypto'
import { offerDeal as contract } from '#contract/deals/deal.ts'
import { openRoom } from '#server/chats/room.service.ts'
import { sql } from '#server/db/sql.ts'
import { offerDeal } from '#server/deals/offer.service.ts'
import { shipTo } from '#server/testing/buy.ts'
import { aBuyersOffer, anOffer } from '#server/testing/deals/offers.ts'
import type { World } from '#server/testing/personas.ts'
import { type Matrix, nothing, type Row, sellers, signedIn } from './access-outcomes.ts'

/** Buyer A and seller A are the two people of the room; a 404 for everybody else. */
const theirs: Row['outcome'] = { ...signedIn, buyerB: 404, sellerB: 404, requested: 404, admin: 404 }
const absent = { dealId: randomUUID() }

async function room({ testApp, people }: World) {
  const draft = { buyer_id: people.buyerA?.user_id ?? '', seller_id: people.sellerA?.user_id ?? '' }
  return { roomId: await openRoom(testApp.db, draft) }
}

/** The walk makes more offers than a chat may have open. */
const closeAll = (roomId: string) =>
  sql`update deals set state = 'withdrawn' where room_id = ${roomId} and state = 'open'`

/** An offer of the other side, or of the caller's own. */
const anOfferTo =
  (whose: 'other' | 'own', more: object = {}): Row['draft'] =>
  async (world, caller) => {
    const { testApp, people } = world
    const { roomId } = await room(world)
    await testApp.db.run(closeAll(roomId))
    const isOfSeller = (caller?.user_id === people.sellerA?.user_id) === (whose === 'own')
    const user_id = (isOfSeller ? people.sellerA?.user_id : people.buyerA?.user_id) ?? ''
    const proposer = { user_id, account_type: 'buyer', session_id: '' } as const
    // Not over the API: the walk ends sessions.
    const draft = contract.input.parse({ roomId, ...(isOfSeller ? anOffer() : aBuyersOffer()) })
    const dealId = await offerDeal(testApp.db, proposer, draft, { key: undefined })
    return { dealId, revision: 1, ...more }
  }

/** Offers in a chat, and what becomes of them. */
export const dealMatrix: Matrix = {
  'POST /api/chat/:roomId/deals': {
    outcome: theirs,
    draft: async (world) => {
      const { roomId } = await room(world)
      await world.testApp.db.run(closeAll(roomId))
      return { roomId, ...aBuyersOffer() }
    },
    absent: { roomId: randomUUID() },
  },
  'GET /api/chat/:roomId/deals': { outcome: theirs, draft: room, absent: { roomId: randomUUID() } },
  'GET /api/chat/:roomId/deals/check': { outcome: theirs, draft: room, absent: { roomId: randomUUID() } },
  'GET /api/chat/:roomId/evidence.zip': { outcome: theirs, draft: room, absent: { roomId: randomUUID() } },
  'GET /api/seller/deals': { outcome: sellers, draft: nothing },
  'GET /api/deals/:dealId': { outcome: theirs, draft: anOfferTo('other'), absent },
  'GET /api/deals/:dealId/quotation.pdf': { outcome: theirs, draft: anOfferTo('other'), absent },
  'POST /api/deals/:dealId/counter': {
    outcome: theirs,
    draft: anOfferTo('other', aBuyersOffer()),
    absent,
  },
  'POST /api/deals/:dealId/accept': {
    outcome: theirs,
    draft: anOfferTo('other', { delivery: shipTo }),
    absent,
  },
  'POST /api/deals/:dealId/decline': { outcome: theirs, draft: anOfferTo('other'), absent },
  'POST /api/deals/:dealId/withdraw': { outcome: theirs, draft: anOfferTo('own'), absent },
}
