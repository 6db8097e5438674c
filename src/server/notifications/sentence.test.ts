import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { type NotificationKind, notificationKind } from '#contract/notification-kind.ts'
import { notifications as say } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { dealCases } from '#server/testing/deals/deal-sentences.ts'
import { changeCases } from '#server/testing/documents/change-sentences.ts'
import { documentCases, remainingBillCases } from '#server/testing/documents/document-sentences.ts'
import { shipmentCases } from '#server/testing/documents/shipment-sentences.ts'
import { paymentCases } from '#server/testing/payment-sentences.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { notify } from './notification.service.ts'

const testApp = openTestApp()

const [order, product] = ['VJ-12345678', 'Steel bolts']
const [seller, buyer] = ['Asha Traders', 'Ravi Stores']
const reason = 'Out of season'
const until = '2027-03-31T18:30:00.000Z'

type Case = readonly [sentence: Sentence, name: string, message: string]

/** The text of each kind to the letter, and the name of its sentence. */
const cases: Readonly<Record<NotificationKind, readonly Case[]>> = {
  'order-placed': [
    [say.orderPlaced({ order, seller }), 'orderPlaced', 'Your order VJ-12345678 with Asha Traders is placed'],
  ],
  'order-received': [
    [say.orderReceived({ order, buyer }), 'orderReceived', 'New order VJ-12345678 from Ravi Stores'],
  ],
  'order-status': [
    [
      say.orderStatus({ order, status: 'Shipped', reason: null }),
      'orderStatus',
      'Your order VJ-12345678 is now Shipped',
    ],
    [
      say.orderStatus({ order, status: 'Cancelled', reason }),
      'orderStatus',
      'Your order VJ-12345678 is now Cancelled: Out of season',
    ],
    ...documentCases,
    ...shipmentCases,
  ],
  ...paymentCases,
  'order-cancelled': [
    [
      say.orderCancelled({ order, buyer, reason }),
      'orderCancelled',
      'Ravi Stores cancelled the order VJ-12345678: Out of season',
    ],
    [
      say.orderCancelledWithoutReason({ order, buyer }),
      'orderCancelledWithoutReason',
      'Ravi Stores cancelled order VJ-12345678',
    ],
    ...remainingBillCases,
  ],
  'seller-approved': [
    [say.sellerApproved, 'sellerApproved', 'Your documents are verified. Welcome to the Seller Console!'],
  ],
  'seller-rejected': [
    [
      say.sellerRejected({ reason }),
      'sellerRejected',
      'Your seller application was not approved: Out of season',
    ],
  ],
  'product-verified': [
    [say.productVerified({ product }), 'productVerified', 'Your product Steel bolts is verified.'],
    [
      say.productsVerified({ count: 100, orMore: true }),
      'productsVerified',
      '100 or more of your products are verified.',
    ],
  ],
  'product-pending': [
    [
      say.productPending({ product }),
      'productPending',
      'Your product Steel bolts waits for its verification again.',
    ],
    [
      say.productsPending({ count: 2, orMore: false }),
      'productsPending',
      '2 of your products wait for their verification again.',
    ],
  ],
  'product-rejected': [
    [
      say.productRejected({ product, reason }),
      'productRejected',
      'Your product Steel bolts was taken off the market: Out of season',
    ],
    [
      say.productsRejected({ count: 3, orMore: false }),
      'productsRejected',
      '3 of your products were taken off the market.',
    ],
  ],
  'product-featured': [
    [say.productFeatured({ product }), 'productFeatured', 'Your product Steel bolts is a top product now.'],
  ],
  'requirement-posted': [
    [
      say.requirementPosted({ product, quantity: 150_000 }),
      'requirementPosted',
      'A buyer asks for 1,50,000 × Steel bolts',
    ],
  ],
  'requirement-ending': [
    [
      say.requirementEnding({ product, days: 7 }),
      'requirementEnding',
      'Your requirement Steel bolts ends in 7 days. Renew it if you still need it.',
    ],
  ],
  'requirement-closed': [
    [
      say.requirementEnded({ product, days: 60 }),
      'requirementEnded',
      'Your requirement Steel bolts has ended after 60 days.',
    ],
    [
      say.requirementClosed({ product, reason }),
      'requirementClosed',
      'Your requirement Steel bolts was closed: Out of season',
    ],
    [
      say.quotedRequirementEnded({ product }),
      'quotedRequirementEnded',
      'Steel bolts: the requirement has ended',
    ],
    [
      say.quotedRequirementClosed({ product }),
      'quotedRequirementClosed',
      'Steel bolts: the requirement is closed',
    ],
    [
      say.otherQuoteAccepted({ product }),
      'otherQuoteAccepted',
      'Steel bolts: the buyer has chosen another quote',
    ],
  ],
  'quote-received': [
    [say.quoteReceived({ product, seller }), 'quoteReceived', 'Asha Traders sent a quote for Steel bolts'],
  ],
  'quote-changed': [
    [say.quoteChanged({ product, seller }), 'quoteChanged', 'Asha Traders changed the quote for Steel bolts'],
  ],
  'quote-withdrawn': [
    [
      say.quoteWithdrawn({ product, seller }),
      'quoteWithdrawn',
      'Asha Traders took back the quote for Steel bolts',
    ],
  ],
  'quote-accepted': [
    [
      say.quoteAccepted({ product, buyer }),
      'quoteAccepted',
      'Ravi Stores accepted your quote for Steel bolts',
    ],
    [
      say.quoteAcceptedByYou({ product, seller }),
      'quoteAcceptedByYou',
      'You accepted the quote of Asha Traders for Steel bolts',
    ],
  ],
  ...dealCases,
  'review-reply': [
    [say.reviewReply({ product }), 'reviewReply', 'The supplier replied to your review of Steel bolts'],
  ],
  'review-hidden': [
    [
      say.reviewHidden({ product, reason }),
      'reviewHidden',
      'Your review of Steel bolts was reported and is hidden now. Reason: Out of season',
    ],
  ],
  'review-restored': [
    [say.reviewRestored({ product }), 'reviewRestored', 'Your review of Steel bolts is shown again.'],
  ],
  'plan-active': [[say.planActive({ until }), 'planActive', 'Your Pro Plan is active until 1 Apr 2027.']],
  'plan-closed': [
    [
      say.planDeclined({ reason }),
      'planDeclined',
      'Your request for the Pro Plan was declined: Out of season',
    ],
    [say.planTakenBack({ reason }), 'planTakenBack', 'Your Pro Plan was taken back: Out of season'],
  ],
  'password-reset': [
    [
      say.passwordReset,
      'passwordReset',
      'Your password was changed with a one-time code. Was it not you? Contact support at once.',
    ],
    [say.phoneProved, 'phoneProved', 'Your number is confirmed. Other devices and the old password ended.'],
  ],
  'profile-changed': [
    [
      say.phoneChanged({ phone: '919876543210' }),
      'phoneChanged',
      'Your phone number is +91 98765 43210 now; you log in with it. Was it not you? Contact support at once.',
    ],
    ...changeCases,
  ],
}

test.each(notificationKind.options)('news of %s is kept with the name of its sentence', async (kind) => {
  const { user_id } = await aBuyer(testApp.db)
  for (const [sentence, name, message] of cases[kind]) {
    await notify(testApp.db, [{ user_id, kind, sentence, link: null }])
    const { notifications } = await testApp.as({ user_id })(listNotifications, {})
    const { parameters } = sentence
    expect(notifications[0]).toMatchObject({
      kind,
      message,
      sentence: { name: `notifications.${name}`, parameters },
    })
  }
})

test('every sentence of the dictionary is the news of some kind', () => {
  const named = Object.values(cases).flatMap((each) => each.map(([, name]) => name))
  const { read: _, ...others } = say
  expect(new Set(named)).toEqual(new Set(Object.keys(others)))
})

test('news that was written before sentences had names is read in English', async () => {
  const { user_id } = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into notifications (user_id, kind, message) values (${user_id}, 'order-placed', 'Your order is placed')`)
  const { notifications } = await testApp.as({ user_id })(listNotifications, {})
  expect(notifications).toMatchObject([{ message: 'Your order is placed' }])
  expect(notifications[0]).not.toHaveProperty('sentence')
})
