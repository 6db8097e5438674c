import type { InputOf } from '#contract/endpoint.ts'
import { sessionsPath } from '#contract/paths.ts'
import { fields } from '#contract/texts/fields.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type * as contract from '#contract/users/one-time-code.ts'
import { audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import {
  type CodeOwner,
  findCodeOwner,
  spendCode,
  type VerifiedCode,
  verifyCode,
} from '#server/one-time-codes/code.service.ts'
import type { RequestContext } from '#server/request-context.ts'
import { requireSecondCode } from '#server/second-factors/factor.service.ts'
import type { Services } from '#server/services.ts'
import { endAllSessions } from '#server/sessions/session.service.ts'
import * as sql from './code-sign-in.queries.ts'
import { bringBack } from './come-back.service.ts'
import { hashPassword } from './password.service.ts'
import { forgetDevices, type SignedIn, startSession } from './sign-in.service.ts'
import { forgetAllTries } from './throttle.service.ts'

/**
 * Opens one session, however many requests use the same code at once. A sign-up asks no proof of its number: the first
 * code shows whose it is, and ends what anybody else may have from before.
 */
export async function signInWithCode(
  services: Services,
  draft: InputOf<typeof contract.signInWithCode>,
  visit: RequestContext,
): Promise<SignedIn> {
  const proof = await verifyCode(services, draft)
  await requireSecondFactor(services, proof, draft.second_code)
  return services.db.transaction(async (tx) => {
    const { owner, isFirst } = await useCode(tx, services, proof)
    if (isFirst) {
      await sql.clearPassword(tx, owner.user_id)
      await endDevices(tx, owner, proof)
      await notify(tx, [securityNews(owner, notifications.phoneProved)])
    }
    return enter(tx, services, owner, visit)
  })
}

/**
 * Signs out everybody who knew the old password or has a session or a known device; the owner is notified and signed
 * in here.
 */
export async function resetPassword(
  services: Services,
  draft: InputOf<typeof contract.resetPassword>,
  visit: RequestContext,
): Promise<SignedIn> {
  const proof = await verifyCode(services, draft)
  await requireGoodPassword(services, proof, draft.next)
  await requireSecondFactor(services, proof, draft.second_code)
  // Only a valid code makes the server compute a hash.
  const password_hash = await hashPassword(draft.next)
  return services.db.transaction(async (tx) => {
    const { owner } = await useCode(tx, services, proof)
    await sql.updatePassword(tx, owner.user_id, password_hash)
    await endDevices(tx, owner, proof)
    await notifyOwner(tx, owner, visit)
    return enter(tx, services, owner, visit)
  })
}

async function endDevices(tx: Db, { user_id }: CodeOwner, { phone_number }: VerifiedCode) {
  await endAllSessions(tx, user_id)
  await forgetDevices(tx, user_id)
  await forgetAllTries(tx, phone_number)
}

/** A code proves the owner, so it brings a closed account back. */
async function enter(tx: Db, services: Services, owner: CodeOwner, visit: RequestContext): Promise<SignedIn> {
  const is_back = owner.is_closed && (await bringBack(tx, owner.user_id, visit.requestId))
  const token = await startSession({ ...services, db: tx }, owner.user_id, visit)
  return is_back ? { token, is_back } : { token }
}

async function useCode(
  tx: Db,
  services: Services,
  { phone_number, code_hash }: VerifiedCode,
): Promise<{ owner: CodeOwner; isFirst: boolean }> {
  await spendCode(tx, { phone_number, code_hash })
  const owner = await findCodeOwner(tx, services, phone_number)
  const { is_first } = await sql.updatePhoneConfirmed(tx, owner.user_id)
  // Mail that somebody else confirmed would go on telling them of the owner's orders.
  if (is_first) await sql.deleteMailAddress(tx, owner.user_id)
  return { owner, isFirst: is_first }
}

async function requireSecondFactor(
  services: Services,
  { phone_number }: VerifiedCode,
  code: string | undefined,
) {
  const { user_id } = await findCodeOwner(services.db, services, phone_number)
  await requireSecondCode(services, user_id, code, 'second_code')
}

async function requireGoodPassword(services: Services, { phone_number }: VerifiedCode, next: string) {
  const { account_type } = await findCodeOwner(services.db, services, phone_number)
  const { adminMin } = limits.password
  if (account_type === 'admin' && next.length < adminMin)
    throw badInput(fields.tooShort({ field: 'password', least: adminMin }), 'next')
}

const securityNews = ({ user_id }: CodeOwner, sentence: Sentence) =>
  ({ user_id, kind: 'password-reset', sentence, link: sessionsPath }) as const

async function notifyOwner(tx: Db, owner: CodeOwner, { requestId }: RequestContext) {
  const { user_id, full_name, account_type } = owner
  await notify(tx, [securityNews(owner, notifications.passwordReset)])
  if (account_type === 'admin')
    await audit(
      tx,
      { user_id, request_id: requestId },
      { action: 'admin.reset-password', subject_id: user_id, subject_name: full_name },
    )
}
