import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/notification.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as notifications from './notification.service.ts'
import { toNotification } from './notification.wire.ts'

export function notificationRoutes(app: FastifyInstance) {
  route(app, contract.listNotifications, async ({ cursor }, caller) => {
    const { page, ...counts } = await notifications.listNotifications(app.house.db, caller, cursor)
    return { success: true as const, notifications: page.map(toNotification), ...counts }
  })

  route(app, contract.readNotifications, async ({ ids }, caller) =>
    done('Marked as read', await notifications.readNotifications(app.house.db, caller, ids)),
  )
}
