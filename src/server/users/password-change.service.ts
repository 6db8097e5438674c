import type { InputOf } from '#contract/endpoint.ts'
import { fields } from '#contract/texts/fields.ts'
import { users } from '#contract/texts/users.ts'
import type { changePassword as contract } from '#contract/users/account.ts'
import { badInput, wrongCredentials } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import { type Caller, endOtherSessions } from '#server/sessions/session.service.ts'
import { findByPassword, hashPassword } from './password.service.ts'
import * as sql from './password-change.queries.ts'
import { counterOf, deviceHashOf, forgetTries, requireTry, type SignInAttempt } from './throttle.service.ts'

type Draft = InputOf<typeof contract>

/** Signs out everybody who knows the old password or has a session made with it; the caller's own session stays. */
export async function changePassword(
  services: Services,
  caller: Caller,
  draft: Draft,
  trying: SignInAttempt,
) {
  requireGoodPassword(caller, draft)
  const owner = await findByPassword(draft.current, () => findOwner(services, caller, trying))
  if (!owner) throw wrongCurrent('current')
  const password_hash = await hashPassword(draft.next)
  await services.db.transaction(async (tx) => {
    // Of two changes at once, the second one no longer has the current password.
    if ((await sql.updatePassword(tx, owner, password_hash)) === 0) throw wrongCurrent('current')
    await endOtherSessions(tx, caller)
    await forgetTries(tx, owner.counter)
  })
}

/** `field` is the name of the input with the password. */
export const wrongCurrent = (field: string) => wrongCredentials(users.wrongPassword, field)

function requireGoodPassword({ account_type }: Caller, { current, next }: Draft) {
  const { adminMin } = limits.password
  if (account_type === 'admin' && next.length < adminMin)
    throw badInput(fields.tooShort({ field: 'password', least: adminMin }), 'next')
  if (next === current) throw badInput(users.samePassword, 'next')
}

export async function findOwner(services: Services, { user_id }: Caller, trying: SignInAttempt) {
  const owner = await sql.findOwner(services.db, user_id, deviceHashOf(trying.visit))
  const counter = counterOf(owner.phone_number, owner, trying.visit)
  await requireTry(services, counter, user_id, trying)
  return { ...owner, counter }
}
