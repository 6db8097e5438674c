import { sentences } from './sentences.ts'

export const oneTimeCodes = sentences('oneTimeCodes', {
  wrong: 'That code is not right. Please check it and try again.',
  ended: 'That code is no longer good. Please ask for a new one.',
  notSetUp: 'One-time codes are not set up here. Please log in with your password.',
  indianNumbersOnly: 'Codes are sent to Indian mobile numbers only. Please log in with your password.',
  tooManyOfNumber: 'Too many codes were asked for with this number. Please try again later.',
  tooManyOfConnection: 'Too many codes were asked for from your connection. Please try again tomorrow.',
  unavailable: 'Codes cannot be sent right now. Please log in with your password.',
  wait: ({ seconds }: { seconds: number }) =>
    `A code was sent a moment ago. Please wait ${seconds} seconds for another one.`,
  onItsWayIfKnown: ({ minutes }: { minutes: number }) =>
    `If this number has an account, a code is on its way. It is good for ${minutes} minutes.`,
  onItsWay: ({ minutes }: { minutes: number }) =>
    `A code is on its way to this number. It is good for ${minutes} minutes.`,
})
