import type { NotificationKind } from '#contract/notification-kind.ts'

/** Ways by which news leaves the site. */
export const channels = ['push', 'mail', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** What people choose together: a kind of news belongs to one of them. */
export const topics = [
  'orders',
  'deals',
  'payments',
  'leads',
  'messages',
  'searches',
  'shop',
  'account',
] as const
export type Topic = (typeof topics)[number]

export const topicOf: Readonly<Record<NotificationKind, Topic>> = {
  'order-placed': 'orders',
  'order-received': 'orders',
  'order-status': 'orders',
  'order-cancelled': 'orders',
  'seller-approved': 'account',
  'seller-rejected': 'account',
  'product-verified': 'shop',
  'product-pending': 'shop',
  'product-rejected': 'shop',
  'product-featured': 'shop',
  'requirement-posted': 'leads',
  'requirement-ending': 'deals',
  'requirement-closed': 'deals',
  'quote-received': 'deals',
  'quote-changed': 'deals',
  'quote-withdrawn': 'deals',
  'quote-accepted': 'deals',
  'deal-offered': 'deals',
  'deal-accepted': 'deals',
  'deal-declined': 'deals',
  'review-reply': 'shop',
  'review-hidden': 'shop',
  'review-restored': 'shop',
  'plan-active': 'account',
  'plan-closed': 'account',
  'password-reset': 'account',
  'profile-changed': 'account',
  payment: 'payments',
  'payee-changed': 'payments',
  case: 'orders',
  'account-closed': 'deals',
  'chat-waiting': 'messages',
  'lead-waiting': 'leads',
  'policy-changed': 'account',
  'search-found': 'searches',
  'stock-low': 'shop',
}

/** Each message to a phone number costs the operator money, so few topics take that way unless a person asks for more. */
const byPhoneNumber: readonly Topic[] = ['orders', 'payments']

export const isOnByDefault = (topic: Topic, channel: Channel): boolean =>
  channel === 'push' || channel === 'mail' || byPhoneNumber.includes(topic)

/** India's operators carry no advertising for a service: what a person did or is owed, never what others would sell. */
const serviceTopics: readonly Topic[] = ['orders', 'deals', 'payments', 'account']

/** Whether news of a kind may go to phone numbers at all. */
export const isService = (kind: NotificationKind): boolean => serviceTopics.includes(topicOf[kind])

/** Whether news of a topic may take a channel. */
export const mayTake = (topic: Topic, channel: Channel): boolean =>
  channel === 'push' || channel === 'mail' || serviceTopics.includes(topic)

/** Several within an hour leave the site as one. */
export const isGathered = (topic: Topic): boolean => topic === 'leads'

export const usualQuietHours = { from: '21:00', to: '08:00' } as const
