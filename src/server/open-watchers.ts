import type { FastifyInstance } from 'fastify'
import type { WatchedDatabase } from './metrics/open-metrics.ts'
import type { WatchSettings } from './watch-settings.ts'

/** What lets operators watch the server, loaded where they want it. Call it before the app is ready. */
export async function openWatchers(
  app: FastifyInstance,
  database: WatchedDatabase,
  { metrics, traces }: WatchSettings,
) {
  const watchers: { close(): Promise<void> }[] = []
  if (metrics) {
    const { openMetrics } = await import('./metrics/open-metrics.ts')
    watchers.push(await openMetrics(app, database, metrics))
  }
  if (traces) {
    const { openTraces } = await import('./traces/open-traces.ts')
    watchers.push(openTraces(app, traces))
  }
  return {
    async close() {
      await Promise.all(watchers.map((watcher) => watcher.close()))
    },
  }
}
