import { notifications as say } from '#contract/texts/notifications.ts'
import { khataCases } from './books/khata-sentences.ts'
import { caseCases } from './desk/case-sentences.ts'
import { reminderCases } from './reach/reach-sentences.ts'

const order = 'VJ-12345678'
const seller = 'Asha Traders'
const buyer = 'Ravi Stores'
const reason = 'Out of season'
const rupees = 1450.5

/** What people read of payments, payees, problems and who leaves, to the letter. */
export const paymentCases = {
  ...caseCases,
  'account-closed': [
    [
      say.accountClosed({ name: seller }),
      'accountClosed',
      'Asha Traders has closed their account. Your open offers and quotes with them end.',
    ],
  ],
  ...reminderCases,
  payment: [
    ...khataCases,
    [
      say.paymentClaimed({ order, buyer, rupees }),
      'paymentClaimed',
      'Ravi Stores paid ₹1,450.50 for the order VJ-12345678. Please confirm that it arrived.',
    ],
    [
      say.paymentConfirmed({ order, seller, rupees }),
      'paymentConfirmed',
      'Asha Traders received ₹1,450.50 for your order VJ-12345678.',
    ],
    [
      say.paymentRejected({ order, seller, rupees, reason }),
      'paymentRejected',
      'Asha Traders did not receive ₹1,450.50 for your order VJ-12345678: Out of season',
    ],
    [
      say.paymentWithdrawn({ order, buyer, rupees }),
      'paymentWithdrawn',
      'Ravi Stores took back the payment of ₹1,450.50 for the order VJ-12345678.',
    ],
    [
      say.paymentTakenBack({ order, seller, rupees, reason }),
      'paymentTakenBack',
      'Asha Traders had noted ₹1,450.50 as received for your order VJ-12345678 and took that back: Out of season',
    ],
    [
      say.refundClaimed({ order, seller, rupees }),
      'refundClaimed',
      'Asha Traders gave back ₹1,450.50 for your order VJ-12345678. Please confirm that it arrived.',
    ],
    [
      say.refundConfirmed({ order, buyer, rupees }),
      'refundConfirmed',
      'Ravi Stores got back ₹1,450.50 for the order VJ-12345678.',
    ],
    [
      say.refundRejected({ order, buyer, rupees, reason }),
      'refundRejected',
      'Ravi Stores did not get back ₹1,450.50 for the order VJ-12345678: Out of season',
    ],
    [
      say.refundWithdrawn({ order, seller, rupees }),
      'refundWithdrawn',
      'Asha Traders took back the refund of ₹1,450.50 for your order VJ-12345678.',
    ],
    [
      say.ownPayeeSaved,
      'ownPayeeSaved',
      'Buyers now see where to pay you. If you did not save this, contact support now.',
    ],
  ],
  'payee-changed': [
    [
      say.payeeChanged({ order, seller }),
      'payeeChanged',
      'Asha Traders changed where new orders are paid. Your order VJ-12345678 keeps the account it was placed with; look at the name before you pay.',
    ],
    [
      say.ownPayeeChanged,
      'ownPayeeChanged',
      'Your payment details were changed. If this was not you, contact support now.',
    ],
  ],
} as const
