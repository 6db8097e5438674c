import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import { codeHashOf } from '#server/reach/mail/address.service.ts'
import type { World } from '#server/testing/personas.ts'
import { verifyAddress } from '#server/testing/reach/ways.ts'
import { admins, everybody, type Matrix, nothing, type Row, signedIn } from './access-outcomes.ts'

const otp = '123456'
const Id = z.object({ outbox_id: z.int() })
/** Nothing is set up in the market of the matrix. */
const notSetUp = 503

const unset: Row['outcome'] = {
  ...signedIn,
  buyerA: notSetUp,
  buyerB: notSetUp,
  sellerA: notSetUp,
  sellerB: notSetUp,
  requested: notSetUp,
  admin: notSetUp,
}
const endpoint = 'https://fcm.googleapis.com/fcm/send/one'

/** News to buyer A that could not be handed over. */
async function aFault({ testApp: { db }, people }: World) {
  const known = await db.one(rows(Id)`
    insert into outbox (user_id, notification_id, channel, kind, message, dedupe_key, state, next_at, attempts)
    values (${people.buyerA?.user_id}, gen_random_uuid(), 'sms', 'payment', 'Paid', ${randomUUID()}, 'fault', now(), 6)
    returning outbox_id`)
  return { faultId: String(known.outbox_id) }
}

/** What leaves the site. */
export const reachMatrix: Matrix = {
  'POST /api/users/mail/code': {
    outcome: unset,
    draft: nothing,
  },
  'POST /api/users/mail/verify': {
    outcome: signedIn,
    draft: async ({ testApp: { app, db } }, caller) => {
      if (!caller) return { otp }
      const hash = codeHashOf(app.services, caller.user_id, otp)
      await db.run(sql`
        insert into mail_codes (user_id, address, code_hash, expires_at)
        select user_id, email, ${hash}, now() + interval '1 minute' from users where user_id = ${caller.user_id}
        on conflict (user_id) do update set code_hash = excluded.code_hash, tries = 0`)
      return { otp }
    },
  },
  'GET /api/users/notification-choices': { outcome: signedIn, draft: nothing },
  'PUT /api/users/notification-choices': {
    outcome: signedIn,
    draft: () => ({ choices: [{ topic: 'shop', channel: 'push', is_on: false }] }),
  },
  'POST /api/users/push': {
    outcome: unset,
    draft: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
  },
  'DELETE /api/users/push': { outcome: signedIn, draft: () => ({ endpoint }) },
  'GET /api/admin/faults': { outcome: admins, draft: nothing },
  'POST /api/admin/faults/:faultId/retry': {
    outcome: admins,
    draft: aFault,
    absent: { faultId: '999999999999999' },
  },
  'POST /api/unsubscribe/:token': {
    outcome: everybody,
    draft: async ({ testApp, people }) => {
      const { buyerB } = people
      if (!buyerB) throw new Error('nobody')
      await testApp.db.run(sql`delete from mail_addresses where user_id = ${buyerB.user_id}`)
      return { token: await verifyAddress(testApp, buyerB) }
    },
  },
}
