import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'
import type { WatchedDatabase } from './metrics/open-metrics.ts'

/** What lets operators watch the server, loaded where they want it. Call it before the app is ready. */
export async function openWatchers(
  app: FastifyInstance,
  database: WatchedDatabase,
  env: Pick<Env, 'metrics'>,
) {
  if (!env.metrics) return { close: async () => {} }
  const { openMetrics } = await import('./metrics/open-metrics.ts')
  return openMetrics(app, database, env.metrics)
}
