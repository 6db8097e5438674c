import type { InputOf } from '#contract/endpoint.ts'
import { phonePath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { users } from '#contract/texts/users.ts'
import type { changePhone as contract } from '#contract/users/account.ts'
import { isIndianMobile, ownNumberRule, toPhoneDigits } from '#contract/users/phone-number.ts'
import { actorOf, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { accountExists, badInput } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { spendCode, type VerifiedCode, verifyCode } from '#server/one-time-codes/code.service.ts'
import type { Services } from '#server/services.ts'
import { type Caller, endOtherSessions } from '#server/sessions/session.service.ts'
import { findByPassword } from './password.service.ts'
import { findOwner, wrongCurrent } from './password-change.service.ts'
import * as sql from './phone-change.queries.ts'
import { forgetTries, type SignInAttempt } from './throttle.service.ts'

type Draft = InputOf<typeof contract>
type Owner = Awaited<ReturnType<typeof findOwner>>
type Change = {
  readonly owner: Owner
  readonly phone_number: string
  readonly proof: VerifiedCode | undefined
}

/**
 * Changes an account's number, or confirms its present one. The password identifies the caller, the code proves the
 * number. Other sessions end, because the number is what people sign in with.
 */
export async function changePhone(services: Services, caller: Caller, draft: Draft, trying: SignInAttempt) {
  const phone_number = toPhoneDigits(draft.phone_number)
  const problem = ownNumberRule(phone_number)
  if (problem) throw badInput(problem, 'phone_number')
  const owner = await findByPassword(draft.password, () => findOwner(services, caller, trying))
  if (!owner) throw wrongCurrent('password')
  const proof = await proofOf(services, { ...draft, phone_number })
  if (!proof && phone_number === owner.phone_number) throw badInput(users.samePhone, 'phone_number')
  await services.db.transaction(async (tx) => {
    if (proof) await spendCode(tx, proof)
    const change = { owner, phone_number, proof }
    const touched = await sql.updatePhone(tx, owner, phone_number, proof !== undefined).catch(translateTaken)
    if (touched === 0) throw wrongCurrent('password')
    await forgetTries(tx, owner.counter)
    if (phone_number !== owner.phone_number) await notifyOwner(tx, caller, change, trying)
  })
}

/** If codes reach the number, one is required. */
async function proofOf(services: Services, { phone_number, otp }: Draft): Promise<VerifiedCode | undefined> {
  if (!services.sms || !isIndianMobile(phone_number)) return undefined
  if (otp === undefined) throw badInput(users.codeMissing, 'otp')
  return verifyCode(services, { phone_number, otp })
}

function translateTaken(error: { code?: string }): never {
  throw error.code === '23505' ? accountExists() : error
}

/** Enough to compare with what an owner says; a log of complete numbers would be worth stealing. */
const endOf = (phoneNumber: string) => `…${phoneNumber.slice(-4)}`

async function notifyOwner(
  tx: Db,
  caller: Caller,
  { owner, phone_number, proof }: Change,
  { visit }: SignInAttempt,
) {
  await endOtherSessions(tx, caller)
  await audit(tx, actorOf(caller, visit), {
    action: 'user.change-phone',
    subject_id: owner.user_id,
    subject_name: endOf(owner.phone_number),
    details: { former: endOf(owner.phone_number), wanted: endOf(phone_number), by_code: proof !== undefined },
  })
  await notify(tx, [
    {
      user_id: owner.user_id,
      kind: 'profile-changed',
      sentence: notifications.phoneChanged({ phone: phone_number }),
      link: phonePath,
    },
  ])
}
