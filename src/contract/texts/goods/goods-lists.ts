import { plural } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Limited = { limit: number }

/** Lists of products that a person buys again and again. */
export const goodsLists = sentences('goodsLists', {
  saved: ({ name, count }: { name: string; count: number }) =>
    plural(count, { one: `1 product is in “${name}”`, other: `${count} products are in “${name}”` }),
  renamed: 'The list is saved',
  deleted: 'The list is deleted',
  removed: 'Taken out of the list',
  shared: 'Whoever has the link can read the list',
  takenBack: 'The link opens nothing any more',
  copied: ({ name }: { name: string }) => `“${name}” is in your lists now`,
  tooMany: ({ limit }: Limited) => `You can have at most ${limit} lists. Please delete one first.`,
  full: ({ limit }: Limited) => `A list can hold at most ${limit} products.`,
})
