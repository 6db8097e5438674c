import { notifications as say } from '#contract/texts/notifications.ts'

const product = 'Steel bolts'
const order = 'VJ-12345678'
const name = 'Ravi Stores'

/** What is said of offers in a chat, to the letter. */
export const dealCases = {
  'deal-offered': [
    [
      say.dealOffered({ name, product, total: 186_000 }),
      'dealOffered',
      'Ravi Stores offers you a deal: Steel bolts, ₹1,86,000.00 in all',
    ],
  ],
  'deal-accepted': [
    [
      say.dealAccepted({ name, product, order }),
      'dealAccepted',
      'Ravi Stores accepted your offer for Steel bolts: order VJ-12345678',
    ],
  ],
  'deal-declined': [
    [say.dealDeclined({ name, product }), 'dealDeclined', 'Ravi Stores declined your offer for Steel bolts'],
  ],
} as const
