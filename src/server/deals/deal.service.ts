import type { StoredFile } from '#contract/reply.ts'
import { stateName } from '#contract/tax/states.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import * as sql from './deal.queries.ts'
import type { DealRow } from './deal.row.ts'
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

/** Both people and the shop's registration as they are, for the paper of an offer that is made now. */
export async function shopOfToday(db: Db, roomId: string): Promise<sql.Shop> {
  const shop = await sql.findShop(db, roomId)
  return { ...shop, state_name: stateName(shop.state_code ?? '') ?? null }
}

/** The latest offer of a deal as a paper, with both people as they were called when it was made. */
export async function getQuotation(db: Db, reader: Reader, dealId: string): Promise<StoredFile> {
  const deal = await getDeal(db, reader, dealId)
  const paper = quotationOf(deal, await shopOf(db, deal))
  return {
    media_type: 'application/pdf',
    file_name: `Quotation-${paper.number}.pdf`,
    bytes: await makePaper(paper, reader),
  }
}

async function shopOf(db: Db, { deal_id, room_id, revision, seller_scheme }: DealRow): Promise<sql.Shop> {
  const kept = await sql.findShopOfOffer(db, deal_id, revision)
  return kept ?? { ...(await shopOfToday(db, room_id)), scheme: seller_scheme }
}
