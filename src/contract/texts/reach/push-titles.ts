import type { NotificationKind } from '#contract/notification-kind.ts'
import { sentences } from '#contract/texts/sentences.ts'

const titles = {
  'order-placed': 'Your order is placed',
  'order-received': 'New order',
  'order-status': 'News of your order',
  'order-cancelled': 'An order is cancelled',
  'seller-approved': 'Your shop is open',
  'seller-rejected': 'News of your application',
  'product-verified': 'A product is verified',
  'product-pending': 'A product waits for its verification',
  'product-rejected': 'A product was taken off the market',
  'product-featured': 'A product is a top product now',
  'requirement-posted': 'A buyer asks for goods of yours',
  'requirement-ending': 'Your requirement ends soon',
  'requirement-closed': 'A requirement has ended',
  'quote-received': 'You have a quote',
  'quote-changed': 'A quote has changed',
  'quote-withdrawn': 'A quote was taken back',
  'quote-accepted': 'A quote is accepted',
  'deal-offered': 'You have an offer',
  'deal-accepted': 'Your offer is accepted',
  'deal-declined': 'Your offer is declined',
  'review-reply': 'A supplier replied to your review',
  'review-hidden': 'A review of yours is hidden',
  'review-restored': 'A review of yours is shown again',
  'plan-active': 'Your plan is active',
  'plan-closed': 'News of your plan',
  'password-reset': 'Your password was changed',
  'profile-changed': 'Your profile was changed',
  payment: 'News of a payment',
  'payee-changed': 'An account for payments has changed',
  case: 'News of a problem',
  'account-closed': 'Somebody you deal with leaves',
  'chat-waiting': 'A message waits for your answer',
  'lead-waiting': 'A buyer still waits for a quote',
  'policy-changed': 'The rules of the market have changed',
  'search-found': 'New products for a saved search',
  'stock-low': 'Stock runs out',
} satisfies Record<NotificationKind, string>

/** What a locked phone shows: never names, amounts or goods, because others look at it too. */
export const pushTitles = sentences('pushTitles', titles)
