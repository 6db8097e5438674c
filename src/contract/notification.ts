import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cursor, idOf, moment } from './fields.ts'
import { messageFields, paged, successFields, successWithMessage } from './reply.ts'

const notification = z.object({
  _id: z.uuid(),
  orderId: z.nullable(z.string()),
  /** One of `NotificationKind`, or one that only a newer server knows: the list must not fail of it during a rolling update. */
  kind: z.string(),
  message: z.string(),
  /** Those written before sentences had names have none. */
  sentence: z.optional(messageFields.sentence),
  /** The path of the page that shows its subject. */
  link: z.nullable(z.string()),
  createdAt: moment,
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/orders/notifications',
  access: 'user',
  about: "The caller's notifications, newest first.",
  input: z.object({ cursor }),
  reply: z.object({ ...successFields, notifications: z.array(notification), unread: z.int(), ...paged }),
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/api/orders/notifications/read',
  access: 'user',
  about: 'Marks notifications of the caller as read: those named, or all of them when none is named.',
  input: z.object({
    ids: z.optional(
      z.array(idOf('Notification not found')).check(z.maxLength(1_000, 'Mark at most 1,000 at a time')),
    ),
  }),
  reply: z.object({ ...successWithMessage, unread: z.int() }),
})
