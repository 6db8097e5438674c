import { sentences } from '#contract/texts/sentences.ts'

/** Searches that a person keeps. */
export const savedSearches = sentences('savedSearches', {
  saved: ({ name }: { name: string }) => `“${name}” is saved`,
  changed: 'The search is saved',
  deleted: 'The search is deleted',
  looked: 'Seen',
  wrong: 'One of the filters of this search is not valid',
  tooMany: ({ limit }: { limit: number }) =>
    `You can save at most ${limit} searches. Please delete one first.`,
})
