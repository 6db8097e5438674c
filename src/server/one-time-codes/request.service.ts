import { randomBytes, randomInt } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import { oneTimeCodes } from '#contract/texts/one-time-codes.ts'
import type * as contract from '#contract/users/one-time-code.ts'
import { isIndianMobile, toPhoneDigits } from '#contract/users/phone-number.ts'
import { addressKey } from '#server/address-key.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, tooOften, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import type { Sms } from '#server/sms/sms.ts'
import * as sql from './code.queries.ts'
import { codeHashOf } from './code-hash.rules.ts'

/** Runs work after the answer, so that its duration reveals nothing. */
export type RunAfterAnswer = (work: () => Promise<void>) => void

type Draft = InputOf<typeof contract.requestCode>

const { digits, gap, perPhoneAnHour, perPhoneADay, perAddressADay, sentAnHour } = limits.oneTimeCode

const newCode = () => String(randomInt(10 ** digits)).padStart(digits, '0')

export function requireSms({ sms }: Services): Sms {
  if (sms) return sms
  throw unavailable(oneTimeCodes.notSetUp)
}

/** Numbers with and without an account are counted and answered the same way; only the first get a message. */
export const requestCode = (services: Services, draft: Draft, visitor: string, later: RunAfterAnswer) =>
  sendCode(services, draft, visitor, {
    later,
    shouldSend: async (tx, phoneNumber, sms) => {
      const owner = await sql.findOwner(tx, phoneNumber)
      return owner !== undefined && (!owner.is_demo || (services.env.demo && !sms.isReal))
    },
  })

type PhoneDraft = Draft & { readonly user_id: string }

/** Sends no code to a number of another account, and the answer does not reveal that. */
export const requestPhoneCode = (
  services: Services,
  draft: PhoneDraft,
  visitor: string,
  later: RunAfterAnswer,
) =>
  sendCode(services, draft, visitor, {
    later,
    shouldSend: async (tx, phoneNumber, sms) => {
      const owner = await sql.findOwner(tx, phoneNumber)
      const { is_demo } = await sql.findRequester(tx, draft.user_id)
      return (owner === undefined || owner.user_id === draft.user_id) && !(is_demo && sms.isReal)
    },
  })

type Sending = {
  readonly later: RunAfterAnswer
  readonly shouldSend: (tx: Db, phoneNumber: string, sms: Sms) => Promise<boolean>
}

async function sendCode(services: Services, draft: Draft, visitor: string, { later, shouldSend }: Sending) {
  const sms = requireSms(services)
  const phone_number = toPhoneDigits(draft.phone_number)
  if (!isIndianMobile(phone_number)) throw badInput(oneTimeCodes.indianNumbersOnly, 'phone_number')
  const address = addressKey(visitor)
  const code = newCode()
  const code_hash = codeHashOf(services, phone_number, code)
  const is_sent = await services.db.transaction(async (tx) => {
    await sql.lockRequests(tx, phone_number, address)
    if (services.env.rateLimits) await requireRoom(tx, phone_number, address)
    const sends = await shouldSend(tx, phone_number, sms)
    await sql.insertRequest(tx, { phone_number, address, is_sent: sends })
    await sql.replaceCode(tx, phone_number, sends ? code_hash : randomBytes(code_hash.length))
    return sends
  })
  if (is_sent) later(() => sms.send({ phone_number, code }))
}

async function requireRoom(tx: Db, phoneNumber: string, address: string) {
  const counts = await sql.countRequests(tx, phoneNumber, address)
  const wait = gap - (counts.seconds_since ?? gap)
  if (counts.phone_hour >= perPhoneAnHour || counts.phone_day >= perPhoneADay)
    throw tooOften(oneTimeCodes.tooManyOfNumber, 3_600)
  if (counts.address_day >= perAddressADay) throw tooOften(oneTimeCodes.tooManyOfConnection, 3_600)
  if (wait > 0) throw waitFor(Math.ceil(wait))
  if (counts.sent_hour >= sentAnHour) throw unavailable(oneTimeCodes.unavailable)
}

const waitFor = (seconds: number) => tooOften(oneTimeCodes.wait({ seconds }), seconds)
