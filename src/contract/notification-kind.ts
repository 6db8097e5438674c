import * as z from 'zod/mini'

/**
 * What a notification that this version writes is about. Each kind has its icon. Readers meet kinds of newer versions
 * too.
 */
export const notificationKind = z.enum([
  'order-placed',
  'order-received',
  'order-status',
  'order-cancelled',
  'seller-approved',
  'seller-rejected',
  'product-verified',
  'product-pending',
  'product-rejected',
  'product-featured',
  'requirement-posted',
  'requirement-ending',
  'requirement-closed',
  'quote-received',
  'quote-changed',
  'quote-withdrawn',
  'quote-accepted',
  'deal-offered',
  'deal-accepted',
  'deal-declined',
  'review-reply',
  'review-hidden',
  'review-restored',
  'plan-active',
  'plan-closed',
  'password-reset',
  'profile-changed',
  'payment',
  'payee-changed',
  'case',
  'account-closed',
  'chat-waiting',
  'lead-waiting',
  'policy-changed',
  'search-found',
  'stock-low',
])
export type NotificationKind = z.infer<typeof notificationKind>
