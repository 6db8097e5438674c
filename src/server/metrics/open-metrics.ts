import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { countMarket } from './market-metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { measureNow } from './now-metrics.ts'
import { timeRequests } from './request-metrics.ts'
import { timeWork } from './work-metrics.ts'

export type Pools = Readonly<Record<string, pg.Pool>>
type Watched = { readonly app: FastifyInstance; readonly pools: Pools }
type Place = { readonly port: number; readonly host: string }

/** Counts what the server does, and shows it as Prometheus reads it. Call it before the app is ready. */
export async function openMetrics({ app, pools }: Watched, place: Place) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  timeRequests(app, registry)
  measureNow(app, pools, registry)
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
