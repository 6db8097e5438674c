import type { Db } from '#server/db/db.ts'
import { placeIn, placeOf, positionPattern } from '#server/db/list-position.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import * as sql from './open-deals.queries.ts'

type Seller = { readonly user_id: string }

export async function listOpenDeals(
  db: Db,
  { user_id }: Seller,
  { cursor }: { readonly cursor?: string | undefined },
) {
  const after = await anchorOf(cursor, async (text) => positionIn(text), cursorPattern)
  const [rows, { count }] = await Promise.all([
    sql.findOpenDeals(db, user_id, after),
    sql.countOpenDeals(db, user_id),
  ])
  return pageOf(rows, count, cursorOf)
}

/** How many offers of buyers wait for the shop's answer. */
export const countUnanswered = async (db: Db, { user_id }: Seller) =>
  (await sql.countUnanswered(db, user_id)).count

// An offer may be answered between two pages, so a cursor names a position of the list and not a row.
const turns = { buyer: 'b.', seller: 's.' } as const
const cursorPattern = new RegExp(positionPattern.source.replace('^', '^[bs]\\.'))

const cursorOf = ({ is_own, deal_id, expires_micros }: sql.OpenDealRow) =>
  `${is_own ? turns.buyer : turns.seller}${placeOf({ id: deal_id, micros: expires_micros })}`

const positionIn = (text: string): sql.Position => ({
  isOwn: text.startsWith(turns.buyer),
  ...placeIn(text.slice(turns.buyer.length)),
})
