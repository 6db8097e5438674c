import { sentences } from './sentences.ts'

export const addresses = sentences('addresses', {
  saved: 'Address saved',
  deleted: 'Address deleted',
  tooMany: ({ limit }: { limit: number }) =>
    `You can save ${limit} addresses. Please delete one that you no longer need.`,
})
