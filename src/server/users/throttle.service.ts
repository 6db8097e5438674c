import { users } from '#contract/texts/users.ts'
import type { Db } from '#server/db/db.ts'
import { tooOften } from '#server/errors.ts'
import type { RequestContext } from '#server/request-context.ts'
import type { Services } from '#server/services.ts'
import { deviceOf, hashOfDevice } from './device.rules.ts'
import * as sql from './sign-in.queries.ts'

/** Logs that an account has to wait, without its number. */
type ReportThrottled = (facts: {
  request_id: string
  user_id: string | undefined
  address: string
  seconds: number
}) => void

type Logging = { readonly log: { warn(facts: object): void } }

/** Reports to the log of the server. */
export const reportTo =
  ({ log }: Logging): ReportThrottled =>
  (facts) =>
    log.warn({ event: 'sign-in-throttled', by: 'account', ...facts })

export type SignInAttempt = {
  readonly visit: RequestContext
  readonly report: ReportThrottled
}

const anyOtherDevice = Buffer.alloc(0)

/** The hash of the request's device cookie; empty without one. */
export function deviceHashOf({ cookie }: RequestContext): Buffer {
  const device = deviceOf(cookie)
  return device ? hashOfDevice(device) : anyOtherDevice
}

/** Password attempts share one count, wherever the password is asked for. */
export const counterOf = (
  phone_number: string,
  account: { readonly is_known_device: boolean } | undefined,
  visit: RequestContext,
): sql.Counter => ({
  phone_number,
  device_hash: account?.is_known_device ? deviceHashOf(visit) : anyOtherDevice,
})

/** Takes one of the remaining attempts; throws 429 if none is left. */
export async function requireTry(
  { db, env }: Services,
  counter: sql.Counter,
  user_id: string | undefined,
  { visit, report }: SignInAttempt,
) {
  const seconds = env.rateLimits ? await secondsToWait(db, counter) : 0
  if (seconds === 0) return
  report({ request_id: visit.requestId, user_id, address: visit.address, seconds })
  throw tooOften(users.tooManyTries({ minutes: Math.ceil(seconds / 60) }), seconds)
}

/** 0: the attempt was available. */
async function secondsToWait(db: Db, counter: sql.Counter): Promise<number> {
  if (await sql.takeTry(db, counter)) return 0
  return (await sql.findWait(db, counter))?.seconds ?? 1
}

/** After a correct password, earlier wrong ones no longer count. */
export const forgetTries = (db: Db, counter: sql.Counter) => sql.deleteTries(db, counter)

/** Also forgets attempts from elsewhere, because the account was proved by other means. */
export const forgetAllTries = (db: Db, phoneNumber: string) => sql.deleteAllTries(db, phoneNumber)
