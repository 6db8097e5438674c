import { notifications as say } from '#contract/texts/notifications.ts'
import { policyCases } from './policy-sentences.ts'

const order = 'VJ-12345678'

/** What people read who owe an answer, to the letter. */
export const reminderCases = {
  'policy-changed': policyCases,
  'search-found': [
    [
      say.searchFound({ searches: 1, name: 'Cotton', products: 1 }),
      'searchFound',
      '1 new product fits your search “Cotton”',
    ],
    [
      say.searchFound({ searches: 1, name: 'Cotton', products: 1_200 }),
      'searchFound',
      '1,200 new products fit your search “Cotton”',
    ],
    [
      say.searchFound({ searches: 3, name: 'Cotton', products: 4 }),
      'searchFound',
      'New products fit 3 of your saved searches',
    ],
  ],
  'stock-low': [
    [
      say.stockLow({ product: 'Steel bolts', count: 1, left: 4 }),
      'stockLow',
      'Only 4 left in stock: Steel bolts',
    ],
    [say.stockLow({ product: 'Steel bolts', count: 1, left: 0 }), 'stockLow', 'Sold out: Steel bolts'],
    [
      say.stockLow({ product: 'Steel bolts', count: 1_200, left: 0 }),
      'stockLow',
      '1,200 of your products run out of stock',
    ],
  ],
  'chat-waiting': [
    [
      say.chatWaits({ name: 'Ravi Stores' }),
      'chatWaits',
      'A message from Ravi Stores has been waiting for your answer for a day.',
    ],
  ],
  'lead-waiting': [
    [
      say.leadsWait({ count: 1, product: 'Steel bolts' }),
      'leadsWait',
      'A buyer still waits for your quote: Steel bolts',
    ],
    [
      say.leadsWait({ count: 3, product: 'Steel bolts' }),
      'leadsWait',
      '3 buyers still wait for quotes of yours',
    ],
  ],
} as const

/** What the buyer reads of an order that nobody confirmed, and what its seller. */
export const releaseCases = [
  [
    say.ownOrderReleased({ order, seller: 'Asha Traders', days: 2 }),
    'ownOrderReleased',
    'Asha Traders did not confirm your order VJ-12345678 within 2 days. It is cancelled, and nothing is to be paid for it.',
  ],
] as const
export const sellerReleaseCases = [
  [
    say.orderReleased({ order, days: 1 }),
    'orderReleased',
    'Nobody confirmed the order VJ-12345678 within 1 day. It is cancelled, and its goods are in your stock again.',
  ],
] as const
