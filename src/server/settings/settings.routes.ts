import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/settings.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import * as settings from './settings.service.ts'

export function settingsRoutes(app: FastifyInstance) {
  route(app, contract.getSettings, async () => ({
    success: true as const,
    ...(await settings.getPublicSettings(readsOf(app.services))),
  }))
}
