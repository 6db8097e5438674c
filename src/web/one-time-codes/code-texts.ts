import { limits } from '#contract/limits.ts'
import { brand } from '#contract/products/brand.ts'
import { passwordHint } from '#web/users/password-texts.ts'

const { digits, lasts } = limits.oneTimeCode

/** Every word of the one-time code and of the forgotten password. */
export const codeTexts = {
  or: 'or',
  offer: 'Use a one-time code',
  loginLead: `We send a ${digits}-digit code by SMS to the phone number of your account.`,
  resetLead: `We send a ${digits}-digit code by SMS to the phone number of your account. With it you set a new password.`,
  send: 'Send code',
  usePassword: 'Use my password instead',
  sentTo: (phone: string) => `If ${phone} has an account, a code is on its way.`,
  change: 'Change number',
  code: 'One-time code',
  codeHint: `${digits} digits, good for ${lasts / 60} minutes`,
  logIn: 'Log In',
  signingIn: 'Logging you in',
  resendIn: (seconds: number) => `No code? You can ask for a new one in ${seconds} s.`,
  resend: 'Send a new code',
  resent: 'A new code is on its way. The earlier code no longer works.',

  title: 'Forgot password',
  description: `Set a new password for your ${brand.name} account with a one-time code.`,
  next: 'New password',
  nextHint: passwordHint,
  save: 'Set password and log in',
  saving: 'Setting your password',
  saved: 'Your password is changed. Your other devices are signed out.',
  toLogin: 'Back to login',
  notHere: 'This market cannot send a code by SMS to reset your password. Please contact support.',
  contact: 'Contact support',
} as const
