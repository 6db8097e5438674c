import { sentences } from './sentences.ts'

/** When the buyer of an order pays what. */
export const terms = sentences('terms', {
  advance: 'An advance is 0 to 100 % of the total',
  rest: 'Choose when the rest is paid',
  creditDays: ({ limit }: { limit: number }) => `Credit runs for 1 to ${limit} days`,
  noCredit: 'Credit days go with a rest on credit alone',
  nothingLeft: 'With the whole total in advance nothing is left for later',
})
