import { timingSafeEqual } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import { sessionsPath } from '#contract/paths.ts'
import { common } from '#contract/texts/common.ts'
import { oneTimeCodes } from '#contract/texts/one-time-codes.ts'
import type * as contract from '#contract/users/one-time-code.ts'
import { passwordTooShort } from '#contract/users/password.ts'
import { toPhoneDigits } from '#contract/users/phone-number.ts'
import { audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { isFullPiece } from '#server/db/piece.ts'
import { badInput, invalidToken, wrongCredentials } from '#server/errors.ts'
import type { Visit } from '#server/http/route.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Services } from '#server/services.ts'
import { endAllSessions } from '#server/sessions/session.service.ts'
import { hashPassword } from '#server/users/password.ts'
import { forgetDevices, letIn } from '#server/users/sign-in.service.ts'
import { forgetAllTries } from '#server/users/throttle.service.ts'
import * as sql from './code.queries.ts'
import { codeHashOf } from './code-hash.ts'
import { requireSms } from './request.service.ts'

/** A right code that is still unused. */
export type Proof = { readonly phone_number: string; readonly code_hash: Buffer }

const wrong = () => wrongCredentials(oneTimeCodes.wrong, 'otp')
const ended = () => wrongCredentials(oneTimeCodes.ended, 'otp')

/** Opens one session, however many ask with the same code at once. */
export async function signInWithCode(
  services: Services,
  draft: InputOf<typeof contract.signInWithCode>,
  visit: Visit,
): Promise<string> {
  const proof = await prove(services, draft)
  return services.db.transaction(async (tx) => {
    const { user_id } = await redeem(tx, services, proof)
    return letIn({ ...services, db: tx }, user_id, visit)
  })
}

/** Whoever knew the old password, or holds a session or a known device, is out; the owner hears of it and is in, here. */
export async function resetPassword(
  services: Services,
  draft: InputOf<typeof contract.resetPassword>,
  visit: Visit,
): Promise<string> {
  const proof = await prove(services, draft)
  await requireGoodPassword(services, proof, draft.next)
  // Only who has the code makes the server compute a hash.
  const password_hash = await hashPassword(draft.next)
  return services.db.transaction(async (tx) => {
    const owner = await redeem(tx, services, proof)
    await sql.updatePassword(tx, owner.user_id, password_hash)
    await endAllSessions(tx, owner.user_id)
    await forgetDevices(tx, owner.user_id)
    await forgetAllTries(tx, proof.phone_number)
    await tell(tx, owner, visit)
    return letIn({ ...services, db: tx }, owner.user_id, visit)
  })
}

export async function prove(
  services: Services,
  draft: { phone_number: string; otp: string },
): Promise<Proof> {
  requireSms(services)
  const phone_number = toPhoneDigits(draft.phone_number)
  const taken = await sql.takeTry(services.db, phone_number)
  if (!taken) throw ended()
  if (!timingSafeEqual(taken.code_hash, codeHashOf(services, phone_number, draft.otp))) throw wrong()
  return { phone_number, ...taken }
}

async function redeem(tx: Db, services: Services, { phone_number, code_hash }: Proof): Promise<sql.Owner> {
  await spendCode(tx, { phone_number, code_hash })
  const owner = await findOwner(tx, services, phone_number)
  await sql.updatePhoneConfirmed(tx, owner.user_id)
  return owner
}

/** A code is good once, however many bring it at the same moment. */
export async function spendCode(tx: Db, { phone_number, code_hash }: Proof) {
  if ((await sql.deleteCode(tx, phone_number, code_hash)) === 0) throw ended()
}

async function findOwner(db: Db, { env }: Services, phoneNumber: string): Promise<sql.Owner> {
  const owner = await sql.findOwner(db, phoneNumber)
  if (!owner || (owner.is_demo && !env.demo)) throw ended()
  if (owner.suspended_at) throw invalidToken(common.suspended)
  return owner
}

async function requireGoodPassword(services: Services, { phone_number }: Proof, next: string) {
  const { account_type } = await findOwner(services.db, services, phone_number)
  const { adminMin } = limits.password
  if (account_type === 'admin' && next.length < adminMin) throw badInput(passwordTooShort(adminMin), 'next')
}

async function tell(tx: Db, { user_id, full_name, account_type }: sql.Owner, { requestId }: Visit) {
  await notify(tx, [
    {
      user_id,
      kind: 'password-reset',
      message: 'Your password was changed with a one-time code. Was it not you? Contact support at once.',
      link: sessionsPath,
    },
  ])
  if (account_type === 'admin')
    await audit(
      tx,
      { user_id, request_id: requestId },
      { action: 'admin.reset-password', subject_id: user_id, subject_name: full_name },
    )
}

/** Removes codes that have run out, and answers whether more have. */
export const purgeCodes = async (db: Db) => isFullPiece(await sql.deleteOldCodes(db))

/** Removes requests that no limit counts any more. */
export const purgeCodeRequests = async (db: Db) => isFullPiece(await sql.deleteOldRequests(db))
