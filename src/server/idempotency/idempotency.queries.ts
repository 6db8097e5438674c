import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const KnownAnswer = z.object({ is_same_request: z.boolean(), answer: z.unknown() })

export type KeyedRequest = { readonly user_id: string; readonly key: string; readonly hash: Buffer }

/** Waits for a transaction with the same key, and touches nothing if that one commits. */
export const insertKey = (tx: Db, { user_id, key, hash }: KeyedRequest) =>
  tx.run(sql`
    insert into idempotency_keys (user_id, key, request_hash) values (${user_id}, ${key}, ${hash})
    on conflict (user_id, key) do nothing`)

/** Fails if the key is there. */
export const insertAnswer = (tx: Db, { user_id, key, hash }: KeyedRequest, answer: unknown) =>
  tx.send(sql`
    insert into idempotency_keys (user_id, key, request_hash, answer)
    values (${user_id}, ${key}, ${hash}, ${JSON.stringify(answer)})`)

export const findAnswer = (tx: Db, { user_id, key, hash }: KeyedRequest) =>
  tx.maybe(rows(KnownAnswer)`
    select request_hash = ${hash} as is_same_request, answer
    from idempotency_keys where user_id = ${user_id} and key = ${key}`)

export const updateAnswer = (tx: Db, { user_id, key }: KeyedRequest, answer: unknown) =>
  tx.send(sql`
    update idempotency_keys set answer = ${JSON.stringify(answer)} where user_id = ${user_id} and key = ${key}`)

export const deleteOldKeys = (db: Db, hours: number) =>
  db.run(sql`
    delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys where created_at < now() - make_interval(hours => ${hours})
      order by created_at limit ${batchSize} for update skip locked))`)
