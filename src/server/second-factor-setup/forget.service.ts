import { users as texts } from '#contract/texts/users.ts'
import { toPhoneDigits } from '#contract/users/phone-number.ts'
import { audit, serverActor } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { endSecondFactor } from '#server/second-factors/factor.service.ts'
import { endAllSessions } from '#server/sessions/session.service.ts'
import * as sql from './setup.queries.ts'

/**
 * For an admin who has neither the phone nor a recovery code: whoever may run a command on the server knows them.
 * Returns the name. Throws where there is no such admin, or nothing to forget.
 */
export const forgetSecondFactor = (db: Db, phone: string) =>
  db.transaction(async (tx) => {
    const admin = await sql.findAdmin(tx, toPhoneDigits(phone))
    if (!admin) throw notFound('user')
    if ((await endSecondFactor(tx, admin.user_id)) === 0) throw conflict(texts.secondFactorNotOn)
    await endAllSessions(tx, admin.user_id)
    await audit(tx, serverActor('npm run admin'), {
      action: 'second-factor.forget',
      subject_id: admin.user_id,
      subject_name: admin.full_name,
    })
    return admin.full_name
  })
