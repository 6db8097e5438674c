import { notifications as say } from '#contract/texts/notifications.ts'
import { releaseCases, sellerReleaseCases } from '#server/testing/reach/reach-sentences.ts'

const paper = { order: 'VJ-12345678', number: 'VA/26-27/0001' } as const

/** What both sides read of the documents of an order, and the names of its sentences. */
export const documentCases = [
  ...releaseCases,
  [say.documentIssued(paper), 'documentIssued', 'VA/26-27/0001 is issued for your order VJ-12345678'],
  [
    say.documentCancelled({ ...paper, reason: 'Wrong buyer' }),
    'documentCancelled',
    'VA/26-27/0001 for your order VJ-12345678 is cancelled: Wrong buyer',
  ],
  [
    say.billToChanged({ order: paper.order, buyer: 'Ravi Stores' }),
    'billToChanged',
    'Ravi Stores changed whom you bill for the order VJ-12345678. Please read it before you issue the invoice.',
  ],
  [
    say.pricesAsked({ order: paper.order, seller: 'Kovai Mills', rupees: 120, reason: 'The old list' }),
    'pricesAsked',
    'Kovai Mills asks for ₹120.00 more for your order VJ-12345678: The old list. Please agree or decline.',
  ],
] as const

/** What the seller reads where an order is cancelled and its bill is not. */
export const remainingBillCases = [
  ...sellerReleaseCases,
  [
    say.pricesAgreed({ ...paper, buyer: 'Ravi Stores' }),
    'pricesAgreed',
    'Ravi Stores agreed to the higher prices of the order VJ-12345678: VA/26-27/0001 is issued',
  ],
  [
    say.pricesDeclined({ order: paper.order, buyer: 'Ravi Stores' }),
    'pricesDeclined',
    'Ravi Stores declined the higher prices of the order VJ-12345678',
  ],
  [
    say.billRemains(paper),
    'billRemains',
    'The order VJ-12345678 is cancelled, but VA/26-27/0001 still counts. Please cancel it on the day of its issue, or issue a credit note for it.',
  ],
] as const
