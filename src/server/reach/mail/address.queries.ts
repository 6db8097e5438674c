import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const { lasts, tries } = limits.mailCode

const Owner = z.object({ email: z.string(), is_demo: z.boolean(), waits: z.number().nullable() })

/** One request at a time; `waits` is how many seconds ago the last one was. */
export const lockOwner = (tx: Db, userId: string) =>
  tx.one(rows(Owner)`
    select email, is_demo, extract(epoch from now() - requested_at)::float8 as waits
    from users left join mail_codes using (user_id)
    where user_id = ${userId} for no key update of users`)

export const upsertCode = (tx: Db, userId: string, address: string, codeHash: Buffer) =>
  tx.run(sql`
    insert into mail_codes (user_id, address, code_hash, expires_at)
    values (${userId}, ${address}, ${codeHash}, now() + make_interval(secs => ${literal(lasts)}))
    on conflict (user_id) do update set address = excluded.address, code_hash = excluded.code_hash, tries = 0,
      requested_at = now(), expires_at = excluded.expires_at`)

const Code = z.object({ address: z.string(), code_hash: z.instanceof(Buffer) })

/** Counts an attempt before the code is compared, so that parallel attempts stay within the limit. */
export const takeTry = (db: Db, userId: string) =>
  db.maybe(rows(Code)`
    update mail_codes c set tries = tries + 1 from users u
    where c.user_id = ${userId} and u.user_id = c.user_id and lower(u.email) = lower(c.address)
      and expires_at > now() and tries < ${literal(tries)}
    returning c.address, code_hash`)

/** Touches nothing if another request has just used the code. */
export const deleteCode = (tx: Db, userId: string, codeHash: Buffer) =>
  tx.run(sql`delete from mail_codes where user_id = ${userId} and code_hash = ${codeHash}`)

export const upsertAddress = (tx: Db, userId: string, address: string, token: string) =>
  tx.run(sql`
    insert into mail_addresses (user_id, address, token) values (${userId}, ${address}, ${token})
    on conflict (user_id) do update set address = excluded.address, token = excluded.token, verified_at = now(),
      unsubscribed_at = null, bounced_at = null`)

/** How many there are; a second press finds it done. */
export const updateUnsubscribed = (db: Db, token: string) =>
  db.run(sql`
    update mail_addresses set unsubscribed_at = coalesce(unsubscribed_at, now()) where token = ${token}`)

export const updateSubscribed = (db: Db, userId: string) =>
  db.run(sql`update mail_addresses set unsubscribed_at = null where user_id = ${userId}`)

const AddressRow = z.object({
  email: z.string(),
  is_verified: z.boolean(),
  is_unsubscribed: z.boolean(),
  is_bounced: z.boolean(),
  is_demo: z.boolean(),
  is_phone_confirmed: z.boolean(),
})
export type AddressRow = z.infer<typeof AddressRow>

/** What of an account can be reached. */
export const findAddress = (db: Db, userId: string) =>
  db.one(rows(AddressRow)`
    select email, is_demo, phone_confirmed_at is not null as is_phone_confirmed, m.user_id is not null as is_verified,
      unsubscribed_at is not null as is_unsubscribed, bounced_at is not null as is_bounced
    from users u left join mail_addresses m on m.user_id = u.user_id and lower(m.address) = lower(u.email)
    where u.user_id = ${userId}`)

export const deleteOldCodes = (db: Db) =>
  db.run(sql`
    delete from mail_codes where user_id = any(array(
      select user_id from mail_codes where expires_at <= now() - interval '1 hour' order by expires_at
      limit ${batchSize} for update skip locked))`)
