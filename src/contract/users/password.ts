import { limits } from '#contract/limits.ts'

const { min, max } = limits.password

export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long`

/** Of a password that is to be set. Admins have a longer one, which the server alone asks for. */
export function newPasswordRule(text: string) {
  if (text.length < min) return passwordTooShort(min)
  return text.length > max ? `Password can have at most ${max} characters` : undefined
}

export const currentPasswordMissing = 'Please enter your current password'
export const currentPasswordRule = (text: string) => (text === '' ? currentPasswordMissing : undefined)

export const ownPasswordMissing = 'Please enter your password'
/** Of the password that says who asks. */
export const ownPasswordRule = (text: string) => (text === '' ? ownPasswordMissing : undefined)
