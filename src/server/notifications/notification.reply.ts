import type { Notification } from '#contract/notification.ts'
import type { NotificationRow } from './notification.queries.ts'

export const toNotification = (row: NotificationRow): Notification => ({
  _id: row.notification_id,
  orderId: row.order_id,
  kind: row.kind,
  message: row.message,
  ...(row.sentence ? { sentence: row.sentence } : {}),
  link: row.link,
  createdAt: row.created_at.toISOString(),
  isRead: row.is_read,
})
