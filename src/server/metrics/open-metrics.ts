import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { measureDatabase } from './database-metrics.ts'
import { countMarket } from './market-metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { measureNow } from './now-metrics.ts'
import { timeRequests } from './request-metrics.ts'
import { timeWork } from './work-metrics.ts'

export type WatchedDatabase = {
  readonly pools: Readonly<Record<string, pg.Pool>>
  readonly replicaBehindMs?: () => number
}
type Place = { readonly port: number; readonly host: string }

/** Counts what the server does, and shows it as Prometheus reads it. Call it before the app is ready. */
export async function openMetrics(app: FastifyInstance, database: WatchedDatabase, place: Place) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  timeRequests(app, registry)
  measureNow(app, registry)
  measureDatabase(database, registry)
  const stops = [...timeWork(registry), ...countMarket(app, registry)]
  const server = await serveMetrics(registry, place)
  return {
    port: server.port,
    async close() {
      for (const stop of stops) stop()
      await server.close()
    },
  }
}
