import { plural } from './english.ts'
import { sentences } from './sentences.ts'

const inMinutes = (minutes: number) => plural(minutes, { one: 'a minute', other: `${minutes} minutes` })

export const users = sentences('users', {
  welcome: 'Welcome to Vanij',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  deviceSignedOut: 'Signed out on that device',
  profileSaved: 'Successfully updated profile',
  phoneSaved: 'Your phone number is saved. Log in with it from now on.',
  passwordChanged: 'Your password is changed. Your other devices are signed out.',
  wrongSignIn: 'Phone number or password is wrong.',
  wrongPassword: 'Your current password is wrong.',
  samePassword: 'Choose a password that differs from the current one',
  tooManyTries: ({ minutes }: { minutes: number }) =>
    `Too many wrong tries. Please wait ${inMinutes(minutes)} and try again.`,
  emailTooOften: ({ times }: { times: number }) =>
    `The email can be changed ${times} times within 24 hours. Please try again tomorrow.`,
  samePhone: 'This is your phone number already',
  codeMissing: 'Please enter the code that was sent to this number',
  exists: 'An account with this phone number or email already exists.',
  applicationOpen: 'Your application is being looked at. You can correct the GST number after the decision.',
  ownSuspension: 'You cannot suspend your own account.',
  suspendedAlready: 'This account is suspended already.',
  notSuspended: 'This account is not suspended.',
  secondCodeMissing: 'Please enter the code of your authenticator app, or a recovery code.',
  secondCodeWrong:
    'This code is wrong or was used already. Wait for the next one, and check the clock of your phone.',
  secondCodeTries: ({ minutes }: { minutes: number }) =>
    `Too many wrong codes. Please wait ${inMinutes(minutes)} and try again.`,
  secondFactorOnAlready: 'Two-factor sign-in is on already.',
  secondFactorNotBegun: 'Please begin again: there is no code to confirm.',
  secondFactorNotOn: 'Two-factor sign-in is not on.',
  secondFactorOn: 'Two-factor sign-in is on. Your other devices are signed out.',
  secondFactorOff: 'Two-factor sign-in is off.',
  newRecoveryCodes: 'Your old recovery codes do not work any more.',
  suspended: ({ name }: { name: string }) => `${name} is suspended.`,
  reinstated: ({ name }: { name: string }) => `${name} is reinstated.`,
  signedOutEverywhere: ({ name }: { name: string }) => `${name} is signed out everywhere.`,
})
