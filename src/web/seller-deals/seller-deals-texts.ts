import { plural } from '#web/ui/language.ts'

/** The words of the console's page 'Deals'. */
export const sellerDealsTexts = {
  title: 'Deals',
  description: 'The open offers in the chats of your shop.',
  error: 'Your offers could not be loaded. Check your connection and try again.',
  moreError: 'More offers could not be loaded. Check your connection and try again.',
  list: 'Open offers',
  goods: (name: string, more: number) =>
    more === 0 ? name : plural(more, { one: `${name} and 1 more`, other: `${name} and ${more} more` }),
  total: 'Total with GST',
  totalWithoutGst: 'Total',
  validUntil: 'Valid until',
  round: (revision: number) => `Round ${revision}`,
  turns: { seller: 'Your answer', buyer: 'Waiting for the buyer' },
  none: 'No open offers',
  noneHint:
    'When a buyer makes you an offer in a chat, or you make one, it stands here until it is answered.',
  toChats: 'Open chats',
} as const
