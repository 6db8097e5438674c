import * as z from 'zod/mini'

/** What a notification is about. Each kind has its icon. */
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
  'review-reply',
  'review-hidden',
  'review-restored',
  'plan-active',
  'plan-closed',
  'password-reset',
  'profile-changed',
  'payment',
  'payee-changed',
])
export type NotificationKind = z.infer<typeof notificationKind>
