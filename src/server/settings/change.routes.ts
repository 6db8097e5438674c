import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-settings.ts'
import { settings } from '#contract/texts/settings.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { changeSettings } from './change.service.ts'
import { getEditedSettings } from './settings.service.ts'

export function adminSettingsRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.getAllSettings, async () => ({
    success: true as const,
    ...(await getEditedSettings(db)),
  }))
  route(app, contract.changeSettings, async ({ revision, ...draft }, caller, visit) =>
    success(settings.saved, await changeSettings(db, { draft, revision }, actorOf(caller, visit))),
  )
}
