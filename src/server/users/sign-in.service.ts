import type { InputOf } from '#contract/endpoint.ts'
import { common } from '#contract/texts/common.ts'
import { users } from '#contract/texts/users.ts'
import { toPhoneDigits } from '#contract/users/phone-number.ts'
import type * as contract from '#contract/users/user.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { invalidToken, wrongCredentials } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { RequestContext } from '#server/request-context.ts'
import { requireSecondCode } from '#server/second-factors/factor.service.ts'
import type { Services } from '#server/services.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { bringBack } from './come-back.service.ts'
import { deviceCookie, deviceOf, hashOfDevice, newDevice } from './device.rules.ts'
import { findByPassword } from './password.service.ts'
import * as sql from './sign-in.queries.ts'
import { counterOf, deviceHashOf, forgetTries, requireTry, type SignInAttempt } from './throttle.service.ts'

/** `is_back`: the account was closed, and this sign-in has opened it again. */
export type SignedIn = { readonly token: string; readonly is_back?: boolean }

/** An unknown number, a wrong password and a demo account without the demo get the same answer in the same time. */
export async function signIn(
  services: Services,
  draft: InputOf<typeof contract.signIn>,
  trying: SignInAttempt,
): Promise<SignedIn> {
  const phone = toPhoneDigits(draft.phone_number)
  const account = await findByPassword(draft.password, () => findEntrant(services, phone, trying))
  if (!account) throw wrong()
  if (account.suspended_at && !account.is_closed) throw invalidToken(common.suspended)
  await requireSecondCode(services, account.user_id, draft.second_code, 'second_code')
  return services.db.transaction(async (tx) => {
    const is_back = account.is_closed && (await bringBack(tx, account.user_id, trying.visit.requestId))
    if (account.is_closed && !is_back) throw wrong()
    // A password that was changed a moment ago is refused even if the check has passed.
    if ((await sql.lockPassword(tx, account)) === 0) throw wrong()
    await forgetTries(tx, account.counter)
    const token = await startSession({ ...services, db: tx }, account.user_id, trying.visit)
    return is_back ? { token, is_back } : { token }
  })
}

const wrong = () => wrongCredentials(users.wrongSignIn)

/** The account of a number, if it exists and has an attempt left. */
async function findEntrant(services: Services, phone_number: string, trying: SignInAttempt) {
  const { db, env } = services
  const login = await sql.findAccount(db, phone_number, deviceHashOf(trying.visit))
  const account = login?.is_demo && !env.demo ? undefined : login
  const counter = counterOf(phone_number, account, trying.visit)
  await requireTry(services, counter, account?.user_id, trying)
  return account && { ...account, counter }
}

/** Opens a session on this device and remembers the device. */
export async function startSession(
  { db, env }: Services,
  userId: string,
  visit: RequestContext,
): Promise<string> {
  const device = (await knownDevice(db, userId, visit)) ?? (await rememberDevice(db, userId))
  const token = await openSession(db, userId, visit.userAgent)
  visit.setCookie(deviceCookie(device, env.publicUrl))
  return token
}

/** That of the cookie, where this account knows it: one that somebody planted would share the owner's tries. */
async function knownDevice(db: Db, userId: string, { cookie }: RequestContext) {
  const device = deviceOf(cookie)
  const isKnown = device && (await sql.updateDeviceSeen(db, userId, hashOfDevice(device))) > 0
  return isKnown ? device : undefined
}

async function rememberDevice(db: Db, userId: string) {
  const device = newDevice()
  await sql.insertKnownDevice(db, userId, hashOfDevice(device))
  return device
}

/** Forgets all known devices of this account, and with them their own counts. */
export const forgetDevices = (tx: Db, userId: string) => sql.deleteKnownDevices(tx, userId)

/** Deletes counts of old wrong attempts. */
export const purgeTries = async (db: Db) => isFullBatch(await sql.deleteForgottenTries(db))

/** Deletes devices that have not been used for a long time. */
export const purgeDevices = async (db: Db) => isFullBatch(await sql.deleteOldDevices(db, limits.device.days))
