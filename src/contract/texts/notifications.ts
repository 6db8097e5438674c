import { sentences } from './sentences.ts'

export const notifications = sentences('notifications', {
  read: 'Marked as read',
})
