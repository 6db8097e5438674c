import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { joinPricing, pricedColumns } from '#server/products/product.row.ts'
import { ListGoodsRow, ListRow, SharedRow, SummaryRow } from './goods-list.row.ts'

export type OwnList = { readonly userId: string; readonly listId: string }
export type Line = { readonly product_id: string; readonly quantity: number }

const isOwn = ({ userId, listId }: OwnList) => sql`list_id = ${listId} and user_id = ${userId}`

export const findLists = (db: Db, userId: string) =>
  db.many(rows(SummaryRow)`
    select l.list_id, l.name, l.link_key is not null as is_shared, l.changed_at,
      (select count(*) from goods_list_lines g where g.list_id = l.list_id) as products
    from goods_lists l where l.user_id = ${userId}
    order by l.changed_at desc, l.list_id limit ${literal(limits.goodsLists.lists)}`)

export const findList = (db: Db, of: OwnList) =>
  db.maybe(rows(ListRow)`select list_id, name, link_key from goods_lists where ${isOwn(of)}`)

/** The same, locked: its products change one after the other. */
export const lockList = (tx: Db, of: OwnList) =>
  tx.maybe(rows(ListRow)`select list_id, name, link_key from goods_lists where ${isOwn(of)} for update`)

/** Nobody finds the list of an account that is suspended or closed. */
export const findShared = (db: Db, link_key: string) =>
  db.maybe(rows(SharedRow)`
    select l.list_id, l.name, l.user_id, u.company_name as company
    from goods_lists l join users u using (user_id)
    where l.link_key = ${link_key} and u.suspended_at is null
      and not exists (select from account_closings c where c.user_id = l.user_id)`)

export const findListGoods = (db: Db, listId: string) =>
  db.many(rows(ListGoodsRow)`
    select g.quantity, ${pricedColumns}
    from goods_list_lines g join products p using (product_id) ${joinPricing}
    where g.list_id = ${listId} order by g.added_at, g.product_id`)

const LineRow = z.object({ product_id: z.uuid(), quantity: z.int() })

export const findListLines = (db: Db, listId: string) =>
  db.many(rows(LineRow)`
    select product_id, quantity from goods_list_lines where list_id = ${listId} order by added_at, product_id`)

const Id = z.object({ list_id: z.uuid() })
const Count = z.object({ count: z.int() })

/** Lists of one person are made one after the other, so that their number can be limited. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.run(sql`select from users where user_id = ${userId} for no key update`)

export const countLists = (tx: Db, userId: string) =>
  tx.one(rows(Count)`select count(*) from goods_lists where user_id = ${userId}`)

export const insertList = (tx: Db, userId: string, name: string) =>
  tx.one(rows(Id)`insert into goods_lists (user_id, name) values (${userId}, ${name}) returning list_id`)

/** They stand in the list in this order. */
export const upsertLines = (tx: Db, listId: string, lines: readonly Line[]) =>
  tx.run(sql`
    insert into goods_list_lines (list_id, product_id, quantity, added_at)
    select ${listId}, product_id, quantity, now() + place * interval '1 microsecond'
    from unnest(${lines.map(({ product_id }) => product_id)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
      with ordinality as line (product_id, quantity, place)
    on conflict (list_id, product_id) do update set quantity = excluded.quantity`)

export const countLines = (tx: Db, listId: string) =>
  tx.one(rows(Count)`select count(*) from goods_list_lines where list_id = ${listId}`)

export const touchList = (tx: Db, listId: string) =>
  tx.run(sql`update goods_lists set changed_at = now() where list_id = ${listId}`)

export const updateName = (db: Db, of: OwnList, name: string) =>
  db.run(sql`update goods_lists set name = ${name}, changed_at = now() where ${isOwn(of)}`)

export const updateLinkKey = (db: Db, of: OwnList, link_key: string | null) =>
  db.run(sql`update goods_lists set link_key = ${link_key} where ${isOwn(of)}`)

export const deleteList = (db: Db, of: OwnList) => db.run(sql`delete from goods_lists where ${isOwn(of)}`)

export const deleteLine = (tx: Db, listId: string, productId: string) =>
  tx.run(sql`delete from goods_list_lines where list_id = ${listId} and product_id = ${productId}`)
