import { sentences } from '#contract/texts/sentences.ts'

/** Links for accountants. */
export const bookLinks = sentences('bookLinks', {
  made: 'The link is made. Copy it now: it is shown only once.',
  takenBack: 'The link is taken back. It opens nothing any more.',
  over: 'This link has ended or was taken back. Please ask the shop for a new one.',
  tooOften: 'This link was opened very often. Please wait an hour.',
  tooMany: 'This shop has 20 open links. Please take one back first.',
  wrongDay: 'Please choose a last day from today on, at most 90 days ahead.',
  notMonth: 'Please choose a month that has begun.',
})
