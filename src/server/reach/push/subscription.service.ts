import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/reach/choices.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './subscription.queries.ts'

type Draft = InputOf<typeof contract.subscribe>

/** A browser has one subscription, of whoever signed in there last: a phone that two people share rings for one. */
export async function subscribe({ db, browsers }: Services, caller: Caller, { endpoint, keys }: Draft) {
  if (!browsers) throw unavailable(reach.pushNotSetUp)
  if (caller.is_demo) throw conflict(reach.demoStaysHere)
  if (!browsers.knows(endpoint)) throw badInput(reach.noPushService, 'endpoint')
  const { user_id, session_id } = caller
  const row = {
    user_id,
    session_id,
    endpoint,
    p256dh: keys.p256dh.replace('=', ''),
    auth: keys.auth.replace('=', ''),
  }
  await db.transaction(async (tx) => {
    if ((await sql.updateKeys(tx, row)) > 0) return
    await sql.deleteEndpoint(tx, endpoint)
    await sql.insertSubscription(tx, row)
    await sql.deleteOldest(tx, user_id, limits.pushSubscriptions)
  })
}

/** One that is gone already is gone. */
export const unsubscribe = (db: Db, { user_id }: Caller, endpoint: string) =>
  sql.deleteOwn(db, user_id, endpoint)
