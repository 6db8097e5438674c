import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/notification.ts'
import { notifications as texts } from '#contract/texts/notifications.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toNotification } from './notification.reply.ts'
import * as notifications from './notification.service.ts'

export function notificationRoutes(app: FastifyInstance) {
  route(app, contract.listNotifications, async ({ cursor }, caller) => {
    const { page, ...counts } = await notifications.listNotifications(app.services.db, caller, cursor)
    return { success: true as const, notifications: page.map(toNotification), ...counts }
  })

  route(app, contract.readNotifications, async ({ ids }, caller) =>
    success(texts.read, await notifications.readNotifications(app.services.db, caller, ids)),
  )
}
