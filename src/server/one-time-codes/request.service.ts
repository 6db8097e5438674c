import { randomBytes, randomInt } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/one-time-code.ts'
import { isIndianMobile, toPhoneDigits } from '#contract/phone-number.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, tooOften, unavailable } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { addressKey } from '#server/http/address-key.ts'
import { limits } from '#server/limits.ts'
import type { Sms } from '#server/sms/sms.ts'
import * as sql from './code.queries.ts'
import { codeHashOf } from './code-hash.ts'

/** Does work after the answer, so that nobody can tell from its time whether there was any. */
export type Later = (work: () => Promise<void>) => void

type Draft = InputOf<typeof contract.requestCode>

const { digits, gap, perPhoneAnHour, perPhoneADay, perAddressADay, sentAnHour } = limits.oneTimeCode

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0')

export function requireSms({ sms }: House): Sms {
  if (sms) return sms
  throw unavailable('One-time codes are not set up here. Please log in with your password.')
}

/** Numbers with and without an account are counted and answered alike; only the first get a message. */
export async function requestCode(house: House, draft: Draft, visitor: string, later: Later) {
  const sms = requireSms(house)
  const phone_number = toPhoneDigits(draft.phone_number)
  if (!isIndianMobile(phone_number))
    throw badInput('Codes are sent to Indian mobile numbers only. Please log in with your password.')
  const address = addressKey(visitor)
  const code = newCode()
  const code_hash = codeHashOf(house, phone_number, code)
  const is_sent = await house.db.transaction(async (tx) => {
    await sql.lockRequests(tx, phone_number, address)
    if (house.env.rateLimits) await requireRoom(tx, phone_number, address)
    const owner = await sql.findOwner(tx, phone_number)
    const isMeant = owner !== undefined && (!owner.is_demo || (house.env.demo && !sms.isReal))
    await sql.insertRequest(tx, { phone_number, address, is_sent: isMeant })
    await sql.replaceCode(tx, phone_number, isMeant ? code_hash : randomBytes(code_hash.length))
    return isMeant
  })
  if (is_sent) later(() => sms.send({ phone_number, code }))
}

async function requireRoom(tx: Db, phoneNumber: string, address: string) {
  const counts = await sql.countRequests(tx, phoneNumber, address)
  const wait = gap - (counts.seconds_since ?? gap)
  if (counts.phone_hour >= perPhoneAnHour || counts.phone_day >= perPhoneADay)
    throw tooOften('Too many codes were asked for with this number. Please try again later.', 3_600)
  if (counts.address_day >= perAddressADay)
    throw tooOften('Too many codes were asked for from your connection. Please try again tomorrow.', 3_600)
  if (wait > 0) throw waitFor(Math.ceil(wait))
  if (counts.sent_hour >= sentAnHour)
    throw unavailable('Codes cannot be sent right now. Please log in with your password.')
}

const waitFor = (seconds: number) =>
  tooOften(`A code was sent a moment ago. Please wait ${seconds} seconds for another one.`, seconds)
