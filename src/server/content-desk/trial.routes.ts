import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/content/empty-searches.ts'
import { route } from '#server/http/route.ts'
import { trySynonym } from './trial.service.ts'

export function trialRoutes(app: FastifyInstance) {
  route(app, contract.trySynonym, async (draft) => ({
    success: true as const,
    ...(await trySynonym(app.services.db, draft)),
  }))
}
