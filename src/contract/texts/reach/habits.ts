import { plural } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

/** What a shop does by itself. */
export const habits = sentences('habits', {
  saved: 'Saved.',
  noTime: 'Choose a time such as 10:00',
  noChoice: 'This choice does not exist',
  noDay: 'Choose the days on which your shop is open',
  closesFirst: 'The shop must close later on the day than it opens',
  awayText: 'The answer is text',
  awayTooLong: ({ max }: { max: number }) => `The answer can have at most ${max} characters`,
  awayMissing: 'Please write the answer that buyers get',
  notConfirmed: ({ hours }: { hours: number }) =>
    `Not confirmed within ${hours % 24 === 0 ? plural(hours / 24, { one: '1 day', other: `${hours / 24} days` }) : `${hours} hours`}`,
})
