import { passwordHint } from '#web/users/password-texts.ts'

/** The words of the pages for password and devices. */
export const passwordTexts = {
  title: 'Change password',
  description: 'Set another password for your account.',
  current: 'Current password',
  next: 'New password',
  nextHint: passwordHint,
  again: 'New password again',
  differs: 'The two new passwords differ.',
  save: 'Change password',
  saved: 'Your password is changed.',
  others: 'Your other devices are signed out when you change it.',
  error: 'The password could not be changed. Check your connection and try again.',
} as const

export const phoneTexts = {
  title: 'Phone number',
  description: 'Change or confirm the phone number of your account.',
  phone: 'Phone number',
  password: 'Your password',
  confirmed: 'This number is confirmed.',
  unconfirmed: 'This number is not confirmed yet.',
  send: 'Send code',
  code: 'One-time code',
  codeHint: 'Sent to this number by SMS. Needed for Indian mobile numbers.',
  others: 'Your other devices are signed out when the number changes.',
  save: 'Save number',
  error: 'The number could not be saved. Check your connection and try again.',
  loadError: 'Your number could not be loaded.',
} as const

export const sessionTexts = {
  title: 'Signed-in devices',
  description: 'Where your account is signed in.',
  list: 'Devices',
  current: 'This device',
  lastSeen: (label: string) => `Last used: ${label}`,
  now: 'In use now',
  since: (day: string) => `Signed in on ${day}`,
  end: 'Sign out',
  endOf: (device: string) => `Sign out ${device}`,
  endTitle: 'Sign out this device?',
  keep: 'Keep',
  ended: 'The device is signed out.',
  endError: 'The device could not be signed out. Check your connection and try again.',
  loadError: 'The devices could not be loaded.',
  hint: 'If you do not recognise a device, sign it out and change your password.',
} as const
