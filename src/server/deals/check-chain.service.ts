import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { type CheckedChain, checkOf } from './check-chain.rules.ts'
import * as sql from './deal.queries.ts'

/** The chain of a room as it stands in the database now. */
export async function checkChain(db: Db, roomId: string): Promise<CheckedChain> {
  const [events, states, head] = await Promise.all([
    sql.findChain(db, roomId),
    sql.findStates(db, roomId),
    sql.getKeptHead(db, roomId),
  ])
  return checkOf(events, states, head)
}

/** The same for one of the two people of the room. */
export async function checkDeals(
  db: Db,
  { user_id }: { readonly user_id: string },
  roomId: string,
): Promise<CheckedChain> {
  if (!(await sql.findRoom(db, user_id, roomId))) throw notFound('chat')
  return checkChain(db, roomId)
}
