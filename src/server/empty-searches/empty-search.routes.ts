import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/content/empty-searches.ts'
import { route } from '#server/http/route.ts'
import { toEmptySearch } from './empty-search.reply.ts'
import { listEmptySearches } from './empty-search.service.ts'

export function emptySearchRoutes(app: FastifyInstance) {
  route(app, contract.listEmptySearches, async ({ days }) => ({
    success: true as const,
    searches: (await listEmptySearches(app.services.db, Number(days))).map(toEmptySearch),
  }))
}
