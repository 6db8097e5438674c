import type pg from 'pg'
import { makeBuyers, makeSellers } from './buyers.ts'
import type { Room } from './chat-sockets.ts'

/** Two people each, one of them a seller. */
export async function makeRooms(pool: pg.Pool, count: number): Promise<Room[]> {
  const buyers = await makeBuyers(pool, count)
  const sellers = await makeSellers(pool, count)
  const idsOf = (people: typeof buyers) => people.map(({ user_id }) => user_id)
  const { rows } = await pool.query<{ room_id: string; buyer_id: string }>(
    `insert into chat_rooms (buyer_id, seller_id)
     select buyer_id, seller_id from unnest($1::uuid[], $2::uuid[]) pair (buyer_id, seller_id)
     returning room_id, buyer_id`,
    [idsOf(buyers), idsOf(sellers)],
  )
  const placeOf = new Map(buyers.map(({ user_id }, place) => [user_id, place]))
  return rows.map(({ room_id, buyer_id }) => {
    const place = placeOf.get(buyer_id) ?? 0
    return {
      roomId: room_id,
      people: [buyers[place], sellers[place]].filter((person) => person !== undefined),
    }
  })
}
