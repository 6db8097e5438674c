import { dayOf } from './english.ts'
import { sentences } from './sentences.ts'

export const plans = sentences('plans', {
  requested: 'Your request has reached us. We will be in touch about the payment.',
  requestedAlready: 'You have asked for the Pro Plan already. We will be in touch about the payment.',
  tooEarly: ({ until, days }: { until: string; days: number }) =>
    `Your Pro Plan runs until ${dayOf(until)}. You can renew it in its last ${days} days.`,
  activeAlready: 'This plan was activated already.',
  activated: ({ name, until }: { name: string; until: string }) =>
    `The Pro Plan of ${name} is active until ${dayOf(until)}.`,
})
