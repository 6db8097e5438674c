import { dayOf } from './english.ts'
import { sentences } from './sentences.ts'

type Name = { name: string }
type Term = Name & { until: string }
type Number = { number: string }

export const plans = sentences('plans', {
  requested: 'Your request has reached us. We will be in touch about the payment.',
  requestedAlready: 'You have asked for the Pro Plan already. We will be in touch about the payment.',
  tooEarly: ({ until, days }: { until: string; days: number }) =>
    `Your Pro Plan runs until ${dayOf(until)}. You can renew it in its last ${days} days.`,
  activeAlready: 'This plan was activated already.',
  notRequested: 'This request was decided already.',
  notActive: 'This plan does not run, so it cannot be taken back.',
  paidBy: 'Choose how the plan was paid',
  paidLater: 'The day of the payment cannot be in the future',
  reference: 'The reference is text',
  referenceMissing: 'Please enter the reference of the payment',
  activated: ({ name, until }: Term) => `The Pro Plan of ${name} is active until ${dayOf(until)}.`,
  activatedAndBilled: ({ name, until, number }: Term & Number) =>
    `The Pro Plan of ${name} is active until ${dayOf(until)}. ${number} is issued.`,
  declined: ({ name }: Name) => `The request of ${name} is declined.`,
  takenBack: ({ name }: Name) => `The Pro Plan of ${name} is taken back.`,
  takenBackAndCredited: ({ name, number }: Name & Number) =>
    `The Pro Plan of ${name} is taken back. The credit note ${number} is issued.`,
  takenBackTooLate: ({ name, number }: Name & Number) =>
    `The Pro Plan of ${name} is taken back. A credit note for ${number} was possible until 30 November after its financial year, so none is issued.`,
  billed: ({ number }: Number) => `${number} is issued`,
  billedAlready: ({ number }: Number) => `This plan is already billed by ${number}.`,
  notBillable: 'Only a plan that was paid is billed.',
  settingsMissing:
    'No invoice is issued, because the settings lack the name, address, GST number or prefix of the company.',
})
