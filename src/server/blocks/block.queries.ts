import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isBlockedBetween } from './block.row.ts'

const BlockRow = z.object({
  user_id: z.uuid(),
  name: z.string(),
  is_seller: z.boolean(),
  created_at: z.date(),
})
export type BlockRow = z.infer<typeof BlockRow>

const name = sql`coalesce(u.company_name, u.full_name) as name`

export const findBlocks = (db: Db, who: string) =>
  db.many(rows(BlockRow)`
    select u.user_id, ${name}, u.account_type = 'seller' as is_seller, k.created_at
    from blocks k join users u on u.user_id = k.whom
    where k.who = ${who} order by k.created_at desc, u.user_id limit ${literal(limits.blocks)}`)

const Named = z.object({ name: z.string() })

export const findName = (db: Db, userId: string) =>
  db.maybe(rows(Named)`select ${name} from users u where u.user_id = ${userId}`)

/** Blocks of one person wait for each other, so that their number can be limited. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.run(sql`select from users where user_id = ${userId} for no key update`)

const Count = z.object({ count: z.int() })

/** Beside this one, so that twice is once. */
export const countOthers = (tx: Db, who: string, whom: string) =>
  tx.one(rows(Count)`select count(*) from blocks where who = ${who} and whom <> ${whom}`)

export const insertBlock = (tx: Db, who: string, whom: string) =>
  tx.run(sql`
    insert into blocks (who, whom, created_at) values (${who}, ${whom}, now()) on conflict do nothing`)

export const deleteBlock = (db: Db, who: string, whom: string) =>
  db.run(sql`delete from blocks where who = ${who} and whom = ${whom}`)

const isPair = (one: string, other: string) =>
  sql`(buyer_id, seller_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`

/** What each has read until now stays seen, and no more. */
export const updateHidden = (tx: Db, who: string, whom: string) =>
  tx.run(sql`
    update chat_rooms set buyer_shown_seq = buyer_read_seq, seller_shown_seq = seller_read_seq
    where ${isPair(who, whom)} and buyer_shown_seq is null`)

/** Once neither has blocked the other. */
export const updateShown = (tx: Db, who: string, whom: string) =>
  tx.run(sql`
    update chat_rooms set buyer_shown_seq = null, seller_shown_seq = null
    where ${isPair(who, whom)} and not ${isBlockedBetween(sql`buyer_id`, sql`seller_id`)}`)

const Apart = z.object({ user_id: z.uuid() })

/** Whom this person has blocked, or who has blocked them. */
export const findApart = (db: Db, userId: string) =>
  db.many(rows(Apart)`
    select whom as user_id from blocks where who = ${userId}
    union select who from blocks where whom = ${userId}`)

const Between = z.object({ is_blocked: z.boolean() })

export const findBetween = (db: Db, one: string, other: string) =>
  db.one(rows(Between)`
    select ${isBlockedBetween(sql`${one}::uuid`, sql`${other}::uuid`)} as is_blocked`)
