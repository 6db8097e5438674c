import { sentences } from '#contract/texts/sentences.ts'

/** People who want nothing to do with each other. */
export const blocks = sentences('blocks', {
  blocked: ({ name }: { name: string }) =>
    `${name} is blocked: no chat, no offers and no quotes. Orders under way go on.`,
  lifted: ({ name }: { name: string }) => `${name} can write to you again.`,
  own: 'You cannot block yourself.',
  tooMany: ({ limit }: { limit: number }) =>
    `You can block at most ${limit} people. Please lift a block first.`,
})
