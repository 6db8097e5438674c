import { sentences } from '#contract/texts/sentences.ts'

type Named = { name: string }

/** What a moderator makes of reports and signals. */
export const moderation = sentences('moderation', {
  unknownOutcome: 'Choose what comes of it',

  looked: 'Noted: nothing comes of it.',
  opened: ({ number }: { number: string }) => `The problem ${number} is opened. Another admin decides it.`,
  unlisted: ({ name }: Named) => `${name} is off the market, and its supplier reads your words.`,
  suspended: ({ name }: Named) => `The account of ${name} is suspended.`,

  decidedAlready: 'Another admin has decided this meanwhile. Please look at it again.',
  own: 'This is about yourself, so another admin decides it.',
  needsPerson: 'Choose whom this is about',
  needsProduct: 'Choose the product that leaves the market',
  notVetting: 'Products are taken off the market by those who verify them. You can open a problem instead.',
})
