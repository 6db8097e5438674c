import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import * as sql from './deal.queries.ts'

type Reader = { readonly user_id: string }

export async function getDeal(db: Db, { user_id }: Reader, dealId: string) {
  const deal = await sql.findDeal(db, user_id, dealId)
  if (!deal) throw notFound('offer')
  return deal
}

export async function listDeals(db: Db, { user_id }: Reader, roomId: string) {
  const [room, deals, head] = await Promise.all([
    sql.findRoom(db, user_id, roomId),
    sql.findDeals(db, user_id, roomId),
    sql.findHead(db, roomId),
  ])
  if (!room) throw notFound('chat')
  return { deals, head: head?.hash ?? null }
}
