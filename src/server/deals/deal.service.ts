import type { StoredFile } from '#contract/reply.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import * as sql from './deal.queries.ts'
import { quotationOf } from './quotation.rules.ts'

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

/** The latest offer of a deal as a paper. */
export async function getQuotation(db: Db, reader: Reader, dealId: string): Promise<StoredFile> {
  const deal = await getDeal(db, reader, dealId)
  const paper = quotationOf(deal, await sql.findShop(db, deal.room_id))
  return {
    media_type: 'application/pdf',
    file_name: `Quotation-${paper.number}.pdf`,
    bytes: await makePaper(paper, reader),
  }
}
