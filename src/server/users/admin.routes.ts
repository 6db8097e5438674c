import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-users.ts'
import { users as texts } from '#contract/texts/users.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toKnownUser, toOrderOfUser, toProductOfUser } from './admin.reply.ts'
import * as admin from './admin.service.ts'

export function adminUserRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listUsers, async ({ q, account_type, cursor }) => {
    const { page, ...more } = await admin.listUsers(db, { q, account_type }, cursor)
    return { success: true as const, users: page.map(toKnownUser), ...more }
  })
  route(app, contract.getUser, async ({ userId }, caller, visit) => {
    const { user, orders, products, counts } = await admin.getUser(db, userId, actorOf(caller, visit))
    return {
      success: true as const,
      user: toKnownUser(user),
      orders: orders.map(toOrderOfUser),
      products: products.map(toProductOfUser),
      counts,
    }
  })
  route(app, contract.suspendUser, async ({ userId, reason }, caller, visit) =>
    success(texts.suspended({ name: await admin.suspendUser(db, userId, reason, actorOf(caller, visit)) })),
  )
  route(app, contract.reinstateUser, async ({ userId }, caller, visit) =>
    success(texts.reinstated({ name: await admin.reinstateUser(db, userId, actorOf(caller, visit)) })),
  )
  route(app, contract.endUserSessions, async ({ userId }, caller, visit) =>
    success(
      texts.signedOutEverywhere({ name: await admin.endUserSessions(db, userId, actorOf(caller, visit)) }),
    ),
  )
}
