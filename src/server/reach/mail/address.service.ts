import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { reach } from '#contract/texts/reach/reach.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, Refusal, tooOften, unavailable, wrongCredentials } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Mailer } from '#server/senders/mailer.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './address.queries.ts'
import { writeCodeMail } from './write-mail.rules.ts'

const { gap, lasts } = limits.mailCode
const minutes = lasts / 60

/** Bound to its account; the server's key keeps anybody with the table from trying all codes. */
export const codeHashOf = ({ secrets }: Pick<Services, 'secrets'>, userId: string, code: string) =>
  secrets.fingerprint(code, `mail code of ${userId}`)

function requireMailer({ mailer }: Services): Mailer {
  if (mailer) return mailer
  throw unavailable(reach.mailNotSetUp)
}

/** Sends a code to the caller's own address. The answer waits for the mail server, and says so if it refuses. */
export async function requestMailCode(services: Services, { user_id }: Caller) {
  const mailer = requireMailer(services)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const address = await services.db.transaction(async (tx) => {
    const { email, is_demo, waits } = await sql.lockOwner(tx, user_id)
    if (is_demo && mailer.isReal) throw conflict(reach.demoStaysHere)
    const seconds = Math.ceil(gap - (waits ?? gap))
    if (services.env.rateLimits && seconds > 0) throw tooOften(reach.waitForCode({ seconds }), seconds)
    await sql.upsertCode(tx, user_id, email, codeHashOf(services, user_id, code))
    return email
  })
  await mailer.post(writeCodeMail({ address, code, minutes })).catch(() => {
    throw unavailable(reach.mailNotSent)
  })
  return reach.codeSent({ address, minutes })
}

export async function verifyMail(services: Services, { user_id }: Caller, otp: string) {
  const known = await sql.takeTry(services.db, user_id)
  if (!known) throw wrongCredentials(reach.codeEnded, 'otp')
  if (!timingSafeEqual(known.code_hash, codeHashOf(services, user_id, otp)))
    throw wrongCredentials(reach.wrongCode, 'otp')
  await services.db.transaction(async (tx) => {
    if ((await sql.deleteCode(tx, user_id, known.code_hash)) === 0)
      throw wrongCredentials(reach.codeEnded, 'otp')
    await sql.upsertAddress(tx, user_id, known.address, randomBytes(32).toString('base64url'))
  })
}

/** Whoever has the link of a mail got the mail. */
export async function unsubscribe(db: Db, token: string) {
  if ((await sql.updateUnsubscribed(db, token)) === 0) throw new Refusal(404, reach.noSubscription)
}

/** Deletes codes that are over, and returns whether there are more. */
export const purgeMailCodes = async (db: Db) => isFullBatch(await sql.deleteOldCodes(db))
