import { sentences } from '#contract/texts/sentences.ts'

/** The address of a shop, and what it says of itself. */
export const shops = sentences('shops', {
  saved: 'Saved.',
  handleForm: 'An address has 3 to 30 small letters, digits and hyphens, and begins with a letter or digit',
  handleReserved: 'This address is kept for the site. Please choose another.',
  handleTaken: 'This address is taken. Please choose another.',
  handleTooSoon: ({ day }: { day: string }) =>
    `An address can be changed once in 30 days. You can change yours from ${day}.`,
  aboutText: 'What you say of your shop is text',
  aboutTooLong: ({ max }: { max: number }) => `What you say of your shop can have at most ${max} characters`,
})
