import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** What waited for whoever used this browser before goes with their subscription. */
export const deleteEndpoint = (tx: Db, endpoint: string) =>
  tx.run(sql`delete from push_subscriptions where endpoint = ${endpoint}`)

/** Of the same person and session it stays what it is, so that nothing that waits is lost. */
export const updateKeys = (tx: Db, { user_id, session_id, ...draft }: NewSubscription) =>
  tx.run(sql`
    update push_subscriptions set p256dh = ${draft.p256dh}, auth = ${draft.auth}, session_id = ${session_id}
    where endpoint = ${draft.endpoint} and user_id = ${user_id}`)

export type NewSubscription = {
  readonly user_id: string
  readonly session_id: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export const insertSubscription = (tx: Db, draft: NewSubscription) =>
  tx.run(sql`
    insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    values (${draft.user_id}, ${draft.session_id}, ${draft.endpoint}, ${draft.p256dh}, ${draft.auth})
    on conflict (endpoint) do nothing`)

/** A browser that is replaced leaves its row behind, and nobody needs more than these. */
export const deleteOldest = (tx: Db, userId: string, kept: number) =>
  tx.run(sql`
    delete from push_subscriptions where subscription_id in (
      select subscription_id from push_subscriptions where user_id = ${userId}
      order by created_at desc, subscription_id offset ${kept})`)

export const deleteOwn = (db: Db, userId: string, endpoint: string) =>
  db.run(sql`delete from push_subscriptions where user_id = ${userId} and endpoint = ${endpoint}`)
