import { timingSafeEqual } from 'node:crypto'
import { common } from '#contract/texts/common.ts'
import { oneTimeCodes } from '#contract/texts/one-time-codes.ts'
import { toPhoneDigits } from '#contract/users/phone-number.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { invalidToken, wrongCredentials } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import * as sql from './code.queries.ts'
import { codeHashOf } from './code-hash.rules.ts'
import { requireSms } from './request.service.ts'

export type CodeOwner = sql.Owner

/** A correct, unused code. */
export type VerifiedCode = { readonly phone_number: string; readonly code_hash: Buffer }

const wrong = () => wrongCredentials(oneTimeCodes.wrong, 'otp')
const codeEnded = () => wrongCredentials(oneTimeCodes.ended, 'otp')

export async function verifyCode(
  services: Services,
  draft: { phone_number: string; otp: string },
): Promise<VerifiedCode> {
  requireSms(services)
  const phone_number = toPhoneDigits(draft.phone_number)
  const taken = await sql.takeTry(services.db, phone_number)
  if (!taken) throw codeEnded()
  if (!timingSafeEqual(taken.code_hash, codeHashOf(services, phone_number, draft.otp))) throw wrong()
  return { phone_number, ...taken }
}

/** Uses a code up; it is valid once, however many requests bring it at the same moment. */
export async function spendCode(tx: Db, { phone_number, code_hash }: VerifiedCode) {
  if ((await sql.deleteCode(tx, phone_number, code_hash)) === 0) throw codeEnded()
}

/** The owner of a number, unless the account may not sign in. */
export async function findCodeOwner(db: Db, { env }: Services, phoneNumber: string): Promise<CodeOwner> {
  const owner = await sql.findOwner(db, phoneNumber)
  if (!owner || (owner.is_demo && !env.demo)) throw codeEnded()
  if (owner.suspended_at && !owner.is_closed) throw invalidToken(common.suspended)
  return owner
}

/** Deletes expired codes and returns whether there are more. */
export const purgeCodes = async (db: Db) => isFullBatch(await sql.deleteOldCodes(db))

/** Deletes requests that no limit counts any more. */
export const purgeCodeRequests = async (db: Db) => isFullBatch(await sql.deleteOldRequests(db))
