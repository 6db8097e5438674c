import { limits } from '#contract/limits.ts'

const { min, max } = limits.password

export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long`

/** The rule of a new password. Admins need a longer one, which only the server checks. */
export function newPasswordRule(text: string) {
  if (text.length < min) return passwordTooShort(min)
  return text.length > max ? `Password can have at most ${max} characters` : undefined
}

export const currentPasswordMissing = 'Please enter your current password'
export const currentPasswordRule = (text: string) => (text === '' ? currentPasswordMissing : undefined)

export const ownPasswordMissing = 'Please enter your password'
/** The rule of a password that identifies the caller. */
export const ownPasswordRule = (text: string) => (text === '' ? ownPasswordMissing : undefined)
