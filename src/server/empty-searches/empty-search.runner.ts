import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import { storeCounts } from './empty-search.service.ts'

/** Writes down every few seconds what was counted, and once more before the server ends. */
export function startEmptySearches(app: FastifyInstance) {
  const { db } = app.services
  const store = () =>
    storeCounts(db.background).catch((error) =>
      app.log.warn({ event: 'empty-searches-not-stored', error: String(error) }),
    )
  const timer = setInterval(store, limits.emptySearches.storeMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store()
  })
}
