import { sentences } from './sentences.ts'

export const requirements = sentences('requirements', {
  posted: 'Uploaded your requirements',
  accepted: ({ seller }: { seller: string }) => `You accepted the quote of ${seller}.`,
  wasClosed: 'The requirement is closed.',
  renewed: ({ days }: { days: number }) => `The requirement is open for ${days} more days.`,
  tooManyOpen: ({ open }: { open: number }) =>
    `You have ${open} open requirements. Please close one before you post another.`,
  tooManyOfDay: ({ posted }: { posted: number }) =>
    `You have posted ${posted} requirements within a day. Please post the next one tomorrow.`,
  closed: 'This requirement is closed.',
  closedAlready: 'This requirement is closed already.',
  ended: 'This requirement is closed. Please post it again.',
  otherAccepted: 'You have accepted another quote.',
  quoteGone: 'This quote is not there any more. Please look at the others.',
  sellerSuspended: 'This seller cannot sell at the moment. Please choose another quote.',
  quoteChanged: 'The seller has changed this quote. Please check it and accept again.',
  quoteSent: 'Your quote is sent.',
  quoteWithdrawn: 'Your quote is withdrawn.',
  quoteTooLarge: 'This quote is too large. Please choose a lower price or a smaller quantity.',
  ownRequirement: 'You cannot quote for your own requirement.',
  enoughQuotes: 'Five sellers have quoted for this requirement already.',
})
