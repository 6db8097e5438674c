import { sql } from '#server/db/sql.ts'
import { hashPassword } from '#server/users/password.service.ts'
import { type Matrix, nothing, type Row, signedIn } from './access-outcomes.ts'

let hashed: Promise<string> | undefined

/** All of them have reported something that nobody has looked at, because the walk needs their accounts. */
const all409: Row['outcome'] = {
  ...signedIn,
  ...{ buyerA: 409, buyerB: 409, sellerA: 409, sellerB: 409, requested: 409, admin: 409 },
}

export const closingMatrix: Matrix = {
  'GET /api/users/my-data': { outcome: signedIn, draft: nothing },
  'GET /api/users/closing': { outcome: signedIn, draft: nothing },
  'POST /api/users/closing': {
    outcome: all409,
    draft: async ({ testApp: { db } }, caller) => {
      hashed ??= hashPassword('purana-taala')
      const hash = await hashed
      if (caller) {
        await db.run(sql`update users set password_hash = ${hash} where user_id = ${caller.user_id}`)
        await db.run(aReportOf(caller.user_id))
      }
      return { password: 'purana-taala' }
    },
  },
}

export const aReportOf = (userId: string) => sql`
  insert into cases (case_id, kind, opened_by, subject, wish, state, acknowledge_by, close_by, created_at, changed_at)
  select 'VT-' || string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 32)::int, 1), ''), 'content', ${userId},
    'A page', 'answer', 'escalated', now(), now() + interval '30 days', now(), now()
  from generate_series(1, 8)`
