import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { LinkRow, type LookKind, LookRow, linkColumns, OpenLink } from './link.row.ts'

export const findLinks = (db: Db, sellerId: string) =>
  db.many(rows(LinkRow)`
    select ${linkColumns} from book_links l where l.seller_id = ${sellerId}
    order by l.created_at desc limit ${literal(limits.bookLinks.shown)}`)

/** Links of one shop are made in turn. */
export const lockSeller = (tx: Db, sellerId: string) =>
  tx.run(sql`select from users where user_id = ${sellerId} for no key update`)

const Counted = z.object({ total: z.int() })

export const countOpenLinks = (db: Db, sellerId: string, today: string) =>
  db.one(rows(Counted)`
    select count(*) as total from book_links
    where seller_id = ${sellerId} and taken_back_at is null and ends_on >= ${today}::date`)

type NewLink = {
  readonly sellerId: string
  readonly month: string
  readonly name: string
  readonly ends_on: string
  readonly keyHash: Buffer
}

export const insertLink = (db: Db, { sellerId, month, name, ends_on, keyHash }: NewLink) =>
  db.one(rows(LinkRow)`
    with l as (
      insert into book_links (seller_id, month, name, ends_on, key_hash)
      values (${sellerId}, ${month}, ${name}, ${ends_on}::date, ${keyHash}) returning *)
    select ${linkColumns} from l`)

export const takeBack = (db: Db, sellerId: string, linkId: string) =>
  db.run(sql`
    update book_links set taken_back_at = coalesce(taken_back_at, now())
    where book_link_id = ${linkId} and seller_id = ${sellerId}`)

/** While it is open, and its seller may sell. */
export const lockOpenLink = (tx: Db, keyHash: Buffer, today: string) =>
  tx.maybe(rows(OpenLink)`
    select l.book_link_id, l.seller_id, l.month, l.ends_on::text as ends_on, coalesce(u.company_name, u.full_name) as shop
    from book_links l join users u on u.user_id = l.seller_id
    where l.key_hash = ${keyHash} and l.taken_back_at is null and l.ends_on >= ${today}::date
      and u.account_type = 'seller' and u.suspended_at is null
    for no key update of l`)

export const countLooks = (db: Db, linkId: string) =>
  db.one(rows(Counted)`
    select count(*) as total from book_looks
    where book_link_id = ${linkId} and looked_at > clock_timestamp() - interval '1 hour'`)

type NewLook = { readonly what: LookKind; readonly userAgent: string; readonly network: string }

export const insertLook = (db: Db, linkId: string, { what, userAgent, network }: NewLook) =>
  db.run(sql`
    insert into book_looks (book_link_id, what, user_agent, network)
    values (${linkId}, ${what}, ${userAgent}, ${network})`)

const byAge = newestFirst(sql`k.looked_at`, sql`k.book_look_id`)
const isOwn = (sellerId: string, linkId: string) => sql`
  k.book_link_id = ${linkId} and exists (
    select from book_links l where l.book_link_id = k.book_link_id and l.seller_id = ${sellerId})`

export const findLooks = (db: Db, sellerId: string, linkId: string, after: Anchor | undefined) =>
  db.many(rows(LookRow)`
    select k.book_look_id, k.looked_at, k.what, k.user_agent, k.network
    from book_looks k where ${isOwn(sellerId, linkId)} ${byAge.page(after)}`)

export const findLookAnchor = (db: Db, sellerId: string, linkId: string, lookId: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from book_looks k where ${isOwn(sellerId, linkId)} and k.book_look_id = ${lookId}`)

export const countAllLooks = (db: Db, sellerId: string, linkId: string) =>
  db.one(rows(Counted)`
    select count(*) as total from (
      select from book_looks k where ${isOwn(sellerId, linkId)} limit ${literal(countedUpTo)}) counted`)

export const findOwnLink = (db: Db, sellerId: string, linkId: string) =>
  db.maybe(rows(z.object({ book_link_id: z.uuid() }))`
    select book_link_id from book_links where book_link_id = ${linkId} and seller_id = ${sellerId}`)

/** Its looks go with it. */
export const deleteOldLinks = (db: Db, before: string) =>
  db.run(sql`
    delete from book_links where book_link_id = any(array(
      select book_link_id from book_links where ends_on < ${before}::date
      order by ends_on limit ${batchSize} for update skip locked))`)
