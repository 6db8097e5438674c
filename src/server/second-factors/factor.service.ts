import { randomBytes } from 'node:crypto'
import { users as texts } from '#contract/texts/users.ts'
import { withPlainDigits } from '#contract/typed-number.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, tooOften, wrongCredentials } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import * as sql from './factor.queries.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts'
import { otpauthLink, stepOfCode, toBase32 } from './totp.rules.ts'

type Means = Pick<Services, 'db' | 'secrets'>

/** Bytes of a secret: those of the hash, as RFC 4226 recommends. */
const secretLength = 20
export const placeOf = (userId: string) => `second_factors/${userId}`

/** As people type it. */
const inGroups = (letters: string) => letters.replace(/(.{4})(?=.)/g, '$1 ')

export async function findSecondFactor(db: Db, userId: string) {
  const state = await sql.findFactorState(db, userId)
  return {
    is_on: state?.confirmed_at != null,
    recovery_codes_left: state?.confirmed_at ? state.codes_left : 0,
  }
}

/** A secret that counts from its confirmation on. `account` is what the app shows. */
export async function beginSecondFactor({ db, secrets }: Means, userId: string, account: string) {
  const secret = randomBytes(secretLength)
  const begun = await sql.upsertSecret(db, userId, secrets.seal(secret, placeOf(userId)))
  if (begun === 0) throw conflict(texts.secondFactorOnAlready)
  return { secret: inGroups(toBase32(secret)), link: otpauthLink(secret, account) }
}

/** Turns it on and returns the recovery codes. `alsoDo` belongs to the same transaction. */
export async function confirmSecondFactor(
  means: Means,
  userId: string,
  code: string,
  alsoDo: (tx: Db) => Promise<unknown>,
) {
  const step = await stepOf(means, userId, code, false)
  return means.db.transaction(async (tx) => {
    if (step === undefined || (await sql.updateLastStep(tx, userId, step)) === 0) throw wrong('code')
    await alsoDo(tx)
    return giveCodes(tx, userId)
  })
}

/** New codes in the place of all old ones. */
export async function giveCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await sql.replaceCodes(tx, userId, codes.map(hashOfRecoveryCode))
  return codes
}

export const endSecondFactor = (tx: Db, userId: string) => sql.deleteFactor(tx, userId)

/**
 * Throws unless the code is one of the account's app or one of its recovery codes, neither of which counts twice.
 * Throws 429 after too many tries. `field` names the input. Without a factor it asks for nothing.
 */
export async function requireSecondCode(
  means: Means,
  userId: string,
  code: string | undefined,
  field: string,
) {
  const state = await sql.findFactorState(means.db, userId)
  if (!state?.confirmed_at) return
  if (!code?.trim()) throw wrongCredentials(texts.secondCodeMissing, field)
  const step = await stepOf(means, userId, code, true)
  const taken =
    step === undefined
      ? await sql.updateCodeUsed(means.db, userId, hashOfRecoveryCode(code))
      : await sql.updateLastStep(means.db, userId, step)
  if (taken === 0) throw wrong(field)
  if (step === undefined) await sql.updateTriesForgotten(means.db, userId)
}

const wrong = (field: string) => wrongCredentials(texts.secondCodeWrong, field)

/** Counts the try first. Undefined: it is no code of the app. */
async function stepOf({ db, secrets }: Means, userId: string, code: string, isOn: boolean) {
  const tried = await sql.takeCodeTry(db, userId, isOn)
  if (!tried) throw await reasonOf(db, userId, isOn)
  const secret = secrets.open(tried.secret, placeOf(userId))
  return stepOfCode(secret, withPlainDigits(code).replace(/\s/g, ''), new Date(), tried.last_step)
}

async function reasonOf(db: Db, userId: string, isOn: boolean) {
  const state = await sql.findFactorState(db, userId)
  if (!state) return conflict(isOn ? texts.secondFactorNotOn : texts.secondFactorNotBegun)
  if ((state.confirmed_at !== null) !== isOn)
    return conflict(isOn ? texts.secondFactorNotOn : texts.secondFactorOnAlready)
  return tooOften(texts.secondCodeTries({ minutes: sql.waitMinutes }), sql.waitMinutes * 60)
}
