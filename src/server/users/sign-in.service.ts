import type { InputOf } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { toPhoneDigits } from '#contract/phone-number.ts'
import type * as contract from '#contract/user.ts'
import type { Db } from '#server/db/db.ts'
import { invalidToken, tooOften, wrongCredentials } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import type { Visit } from '#server/http/route.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { deviceCookie, deviceOf, hashOfDevice, newDevice } from './device.ts'
import { ownerWith } from './password.ts'
import * as sql from './sign-in.queries.ts'

/** Tells the log that a number has to wait; it never learns the number itself. */
export type ReportThrottled = (facts: {
  user_id: string | undefined
  address: string
  seconds: number
}) => void

const anyOtherDevice = Buffer.alloc(0)

/** An unknown number, a wrong password and a demo account where there is no demo all get the same answer in the same time. */
export async function signIn(
  house: House,
  draft: InputOf<typeof contract.signIn>,
  visit: Visit,
  report: ReportThrottled,
): Promise<string> {
  const phone = toPhoneDigits(draft.phone_number)
  const entrant = await ownerWith(draft.password, () => findEntrant(house, phone, visit, report))
  if (!entrant) throw wrongCredentials('Phone number or password is wrong.')
  if (entrant.suspended_at) throw invalidToken('This account is suspended. Please contact support.')
  return house.db.transaction(async (tx) => {
    await sql.deleteTries(tx, entrant.counter)
    return letIn({ ...house, db: tx }, entrant.user_id, visit)
  })
}

/** The account of a number, if there is one and it has a try left. */
async function findEntrant({ db, env }: House, phone_number: string, visit: Visit, report: ReportThrottled) {
  const device = deviceOf(visit.cookie)
  const deviceHash = device ? hashOfDevice(device) : anyOtherDevice
  const found = await sql.findAccount(db, phone_number, deviceHash)
  const account = found?.is_demo && !env.demo ? undefined : found
  const counter = { phone_number, device_hash: account?.is_known_device ? deviceHash : anyOtherDevice }

  const seconds = env.rateLimits ? await secondsToWait(db, counter) : 0
  if (seconds > 0) {
    report({ user_id: account?.user_id, address: visit.address, seconds })
    throw tooOften(`Too many wrong tries. Please wait ${minutes(seconds)} and try again.`, seconds)
  }
  return account && { ...account, counter }
}

/** Opens a session on this device, which is known from now on. */
export async function letIn({ db, env }: House, userId: string, visit: Visit): Promise<string> {
  const device = deviceOf(visit.cookie) ?? newDevice()
  await sql.insertKnownDevice(db, userId, hashOfDevice(device))
  const token = await openSession(db, userId, visit.userAgent)
  visit.setCookie(deviceCookie(device, env.publicUrl))
  return token
}

/** Takes one of the tries that are left: 0 says it was there. */
async function secondsToWait(db: Db, counter: sql.Counter): Promise<number> {
  if (await sql.takeTry(db, counter)) return 0
  return (await sql.findWait(db, counter))?.seconds ?? 1
}

function minutes(seconds: number) {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'a minute' : `${count} minutes`
}

/** Removes counts and devices that matter no more. */
export async function purgeSignIns(db: Db) {
  await sql.deleteForgottenTries(db)
  await sql.deleteOldDevices(db, limits.device.days)
}
