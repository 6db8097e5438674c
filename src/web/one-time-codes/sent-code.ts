import { limits } from '#contract/limits.ts'
import { tabStorage } from '#web/storage/storage.ts'
import { type PhoneInput, phoneDigits } from '#web/users/phone-input.ts'

/** Where a code went, and when another one may be asked for. */
export type SentCode = { readonly phone: PhoneInput; readonly resendAt: number; readonly sentAt: number }

const place = 'sent-code'
const lasts = limits.oneTimeCode.lasts * 1_000

/** A phone that shows the message may close the tab meanwhile: it opens again where the code is typed. */
export const keepSent = (sent: SentCode) => tabStorage.write(place, JSON.stringify(sent))

export const dropSent = () => tabStorage.drop(place)

/** Who only looked at the number again still has its code. */
export const wentTo = ({ phone: reached }: SentCode, phone: PhoneInput) =>
  phoneDigits(reached) === phoneDigits(phone)

/** The code that is still good, if there is one. */
export function keptSent(now = Date.now()): SentCode | undefined {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(place) ?? '')
    return isSentCode(kept) && now < kept.sentAt + lasts ? kept : undefined
  } catch {
    return undefined
  }
}

function isSentCode(value: unknown): value is SentCode {
  const { phone, resendAt, sentAt } = (value ?? {}) as Partial<SentCode>
  const { country, dialCode, national } = phone ?? {}
  return (
    [country, dialCode, national].every((text) => typeof text === 'string') &&
    [resendAt, sentAt].every(Number.isFinite)
  )
}
