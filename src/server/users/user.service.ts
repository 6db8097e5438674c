import type { InputOf } from '#contract/endpoint.ts'
import { asLine, asLines } from '#contract/invisible.ts'
import { cleanGstNumber } from '#contract/tax/gst-number.ts'
import { digitsOf } from '#contract/users/phone-number.ts'
import type * as contract from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { accountExists, invalidToken } from '#server/errors.ts'
import { termsVersion } from '#server/policies/policy.service.ts'
import type { RequestContext } from '#server/request-context.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { hashPassword } from './password.service.ts'
import { startSession } from './sign-in.service.ts'
import * as sql from './user.queries.ts'

/**
 * Creates a buyer account and its first session. The answer does not reveal whether the phone number or the email was
 * taken.
 */
export async function register(
  services: Services,
  draft: InputOf<typeof contract.register>,
  visit: RequestContext,
): Promise<string> {
  const user = {
    full_name: asLine(draft.full_name).trim(),
    email: draft.email.trim(),
    phone_number: digitsOf(draft.phone_number),
    password_hash: await hashPassword(draft.password),
    address: asLines(draft.address).trim(),
    gst_number: cleanGstNumber(draft.gst_number),
  }
  const version = await termsVersion(services.db)
  return services.db.transaction(async (tx) => {
    const opened = await sql.insertUser(tx, user)
    if (!opened) throw accountExists()
    await sql.insertTermsConsent(tx, opened.user_id, version)
    return startSession({ ...services, db: tx }, opened.user_id, visit)
  })
}

export async function getProfile(db: Db, caller: Caller): Promise<sql.ProfileRow> {
  const row = await sql.findProfile(db, caller.user_id)
  if (!row) throw invalidToken()
  return row
}
