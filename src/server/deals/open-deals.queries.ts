import { z } from 'zod'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { maxCounted } from '#contract/waiting.ts'
import type { Db } from '#server/db/db.ts'
import { type ListPosition, microsOf, momentOf } from '#server/db/list-position.ts'
import { countedUpTo, rowsPerPage } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { isTrading } from './deal.row.ts'

const OpenDealRow = z.object({
  deal_id: z.uuid(),
  room_id: z.uuid(),
  buyer: z.string(),
  product_name: z.string(),
  more: z.int(),
  total_paise: z.int(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
  revision: z.int(),
  is_own: z.boolean(),
  valid_until: z.string(),
  expires_micros: z.int(),
})
export type OpenDealRow = z.infer<typeof OpenDealRow>

/** Whether the shop made the latest offer, so that the buyer's answer is awaited. */
const isOwn = sql`(f.proposed_by = 'seller')`

const openDealsOf = (sellerId: string): Sql => sql`
  from chat_rooms r join deals d using (room_id)
  join deal_offers f on f.deal_id = d.deal_id and f.revision = d.revision
  where r.seller_id = ${sellerId} and d.state = 'open' and d.expires_at > now() and ${isTrading}`

export type Position = ListPosition & { readonly isOwn: boolean }

export const findOpenDeals = (db: Db, sellerId: string, after: Position | undefined) =>
  db.many(rows(OpenDealRow)`
    select d.deal_id, d.room_id,
      (select coalesce(b.company_name, b.full_name) from users b where b.user_id = r.buyer_id) as buyer,
      (select l.product_name from deal_lines l where (l.deal_id, l.revision) = (d.deal_id, d.revision)
        order by l.line_number limit 1) as product_name,
      (select count(*) - 1 from deal_lines l where (l.deal_id, l.revision) = (d.deal_id, d.revision)) as more,
      f.total_paise,
      (select t.scheme from tax_registrations t where t.seller_id = r.seller_id and t.is_default) as seller_scheme,
      d.revision, ${isOwn} as is_own, f.valid_until::text as valid_until,
      ${microsOf(sql`d.expires_at`)} as expires_micros
    ${openDealsOf(sellerId)} ${after ? isAfter(after) : empty}
    order by ${isOwn}, d.expires_at, d.deal_id limit ${literal(rowsPerPage)}`)

const isAfter = ({ id, micros, isOwn: own }: Position) =>
  sql`and (${isOwn}, d.expires_at, d.deal_id) > (${own}::boolean, ${momentOf(micros)}, ${id}::uuid)`

const Count = z.object({ count: z.int() })

export const countOpenDeals = (db: Db, sellerId: string) =>
  db.one(rows(Count)`
    select count(*) from (select 1 ${openDealsOf(sellerId)} limit ${literal(countedUpTo)}) counted`)

export const countUnanswered = (db: Db, sellerId: string) =>
  db.one(rows(Count)`
    select count(*) from (
      select 1 ${openDealsOf(sellerId)} and not ${isOwn} limit ${literal(maxCounted)}) counted`)
