import { z } from 'zod'
import { handleDays } from '#contract/sellers/shop-rules.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

const ShopRow = z.object({
  handle: z.string().nullable(),
  about: z.string(),
  /** null: it can be changed now. */
  handle_free_at: z.date().nullable(),
})
export type ShopRow = z.infer<typeof ShopRow>

const freeAt = sql`s.handle_changed_at + make_interval(days => ${literal(handleDays)})`

export const findOwnShop = (db: Db, sellerId: string) =>
  db.maybe(rows(ShopRow)`
    select h.handle, s.about, case when ${freeAt} > now() then ${freeAt} end as handle_free_at
    from shops s left join shop_handles h on h.seller_id = s.seller_id and h.is_current
    where s.seller_id = ${sellerId}`)

/** Adds the row of a shop that has none, and locks it: changes of one shop happen in turn. */
export const lockShop = async (tx: Db, sellerId: string) => {
  await tx.run(sql`insert into shops (seller_id) values (${sellerId}) on conflict do nothing`)
  await tx.run(sql`select from shops where seller_id = ${sellerId} for update`)
}

export const updateAbout = (tx: Db, sellerId: string, about: string) =>
  tx.run(sql`update shops set about = ${about} where seller_id = ${sellerId}`)

export const endHandle = (tx: Db, sellerId: string) =>
  tx.run(sql`update shop_handles set is_current = false where seller_id = ${sellerId} and is_current`)

/** Touches nothing where another shop has it, or had it. An address of one's own can come back. */
export const upsertHandle = (tx: Db, sellerId: string, handle: string) =>
  tx.run(sql`
    insert into shop_handles (handle, seller_id) values (${handle}, ${sellerId})
    on conflict (handle) do update set is_current = true, taken_at = now()
    where shop_handles.seller_id = excluded.seller_id`)

export const noteChange = (tx: Db, sellerId: string) =>
  tx.run(sql`update shops set handle_changed_at = now() where seller_id = ${sellerId}`)

const FoundShop = z.object({ handle: z.string(), seller_id: z.uuid(), about: z.string() })

/** By its address, or by one that it had. Only sellers who may sell now have a shop. */
export const findShop = (db: Db, handle: string) =>
  db.maybe(rows(FoundShop)`
    select h.handle, s.seller_id, s.about
    from shop_handles asked
    join shops s on s.seller_id = asked.seller_id
    join shop_handles h on h.seller_id = s.seller_id and h.is_current
    join users u on u.user_id = s.seller_id
    where asked.handle = ${handle} and u.account_type = 'seller' and u.suspended_at is null`)
