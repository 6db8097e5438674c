import { notifications as say } from '#contract/texts/notifications.ts'

const day = '2027-01-05'

/** What people read of new rules of the market. */
export const policyCases = [
  [
    say.policyChanged({ policy: 'terms', day }),
    'policyChanged',
    'The page of terms and conditions has a new text, in force since 5 Jan 2027. Please read it.',
  ],
  [
    say.policyChanged({ policy: 'privacy', day }),
    'policyChanged',
    'The privacy policy has a new text, in force since 5 Jan 2027. Please read it.',
  ],
] as const
