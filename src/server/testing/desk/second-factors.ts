import { sql } from '#server/db/sql.ts'
import { placeOf } from '#server/second-factors/factor.service.ts'
import { hashOfRecoveryCode } from '#server/second-factors/recovery-codes.rules.ts'
import { codeOf, stepAt } from '#server/second-factors/totp.rules.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

const secret = Buffer.from('12345678901234567890')
export const recoveryCode = 'abcd-efgh-jkmn-pqrs'

/** The code that the app shows now, or so many half minutes later. */
export const codeNow = (later = 0) => codeOf(secret, stepAt(new Date()) + later)

/** An authenticator app that this person has, or has only begun with. */
export async function aSecondFactor({ db, app }: TestApp, { user_id }: Someone, { isOn = true } = {}) {
  const sealed = app.services.secrets.seal(secret, placeOf(user_id))
  await db.run(sql`delete from second_factors where user_id = ${user_id}`)
  await db.run(sql`
    insert into second_factors (user_id, secret, confirmed_at)
    values (${user_id}, ${sealed}, case when ${isOn} then now() end)`)
  await db.run(sql`
    insert into recovery_codes (user_id, code_hash) values (${user_id}, ${hashOfRecoveryCode(recoveryCode)})`)
}
