import type { SignUpDraft } from '#contract/users/sign-up.ts'
import { tabStorage } from '#web/storage/storage.ts'
import { noPhone, type PhoneInput, phoneDigits } from './phone-input.ts'

export type SignUpValues = Omit<SignUpDraft, 'phone_number'> & {
  readonly phone_number: PhoneInput
  readonly terms: boolean
}

export const emptySignUp: SignUpValues = {
  full_name: '',
  email: '',
  phone_number: noPhone,
  password: '',
  address: '',
  gst_number: '',
  terms: false,
}

/** As the checks and the server know it. */
export const toDraft = ({ terms: _, ...values }: SignUpValues): SignUpDraft => ({
  ...values,
  full_name: values.full_name.trim(),
  email: values.email.trim(),
  phone_number: phoneDigits(values.phone_number),
})

const place = 'sign-up-draft'
type Kept = Omit<SignUpValues, 'password' | 'terms'>

/** Survives a reload in this tab alone: without the password, and a consent is given anew. */
export function keepDraft({ password: _, terms: __, ...kept }: SignUpValues) {
  tabStorage.write(place, JSON.stringify(kept satisfies Kept))
}

export const dropDraft = () => tabStorage.drop(place)

export function keptDraft(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(place) ?? '{}')
    return kept && typeof kept === 'object' ? pickText(kept) : {}
  } catch {
    return {}
  }
}

function pickText(kept: Partial<Kept>): Partial<Kept> {
  const texts = (['full_name', 'email', 'address', 'gst_number'] as const).flatMap((name) => {
    const text = kept[name]
    return typeof text === 'string' ? [[name, text] as const] : []
  })
  const phone = kept.phone_number
  return { ...Object.fromEntries(texts), ...(isPhone(phone) ? { phone_number: phone } : {}) }
}

const isPhone = (phone: PhoneInput | undefined) =>
  phone !== undefined &&
  [phone.country, phone.dialCode, phone.national].every((part) => typeof part === 'string')
