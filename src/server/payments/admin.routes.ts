import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/shared-references.ts'
import { route } from '#server/http/route.ts'
import { toSharedReference } from './shared-reference.reply.ts'
import { listSharedReferences } from './shared-reference.service.ts'

export function adminPaymentRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listSharedReferences, async ({ cursor }) => {
    const { page, ...more } = await listSharedReferences(db, cursor)
    return { success: true as const, references: page.map(toSharedReference), ...more }
  })
}
