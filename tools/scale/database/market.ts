import pg from 'pg'
import { type RunningServer, startVanij } from '#e2e/processes/running-server.ts'
import { startWriters, type Writers } from '#e2e/processes/writers.ts'
import { createDb } from '#server/db/db.ts'
import { aProduct } from '#server/testing/build.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'
import { startFront } from '#tools/scale/market/fronts.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { startPooler } from './pooler.ts'

/** Three processes behind HAProxy over databases that fail over, at which twelve people order all the time. */
export type Market = {
  readonly cluster: Cluster
  readonly url: string
  readonly writers: Writers
  /** For what the scenario itself asks, over the balancer of the database. */
  readonly pool: pg.Pool
  close(): Promise<void>
}

const processes = 3
const buyers = 12

export async function openMarket(host: Host, { isPooled = false } = {}): Promise<Market> {
  const cluster = await startCluster(host)
  const addresses = isPooled
    ? { DATABASE_URL: await startPooler(host, cluster.url), DATABASE_DIRECT_URL: cluster.url }
    : { DATABASE_URL: cluster.url }
  const ports = await Promise.all(Array.from({ length: processes }, () => freePort()))
  const edge = await startFront(host, 'haproxy', ports)
  const servers: RunningServer[] = []
  for (const port of ports)
    servers.push(
      await startProcess(host, {
        port,
        url: edge,
        addresses: { ...addresses, DATABASE_READ_URL: cluster.standbyUrl },
      }),
    )
  await until('the balancer has found them', async () => (await fetch(`${edge}/readyz`)).ok)
  const pool = new pg.Pool({
    connectionString: cluster.url,
    max: 2,
    query_timeout: 5_000,
    pipeline: true,
  })
  pool.on('error', () => {})
  const product_id = await aProduct(createDb(pool), { product_name: 'Copper wire 2.5 mm', stock: null })
  const writers = await startWriters(edge, product_id, buyers)
  return {
    cluster,
    url: edge,
    writers,
    pool,
    async close() {
      await pool.end()
      for (const { process: child } of servers) child.kill('SIGTERM')
      await Promise.all(servers.map(({ ended }) => ended()))
    },
  }
}

type Place = {
  readonly port: number
  readonly url: string
  readonly addresses: Readonly<Record<string, string>>
}

const startProcess = (host: Host, { port, url, addresses }: Place) =>
  startVanij({
    PORT: String(port),
    PUBLIC_URL: url,
    TRUST_PROXY: 'on',
    ...addresses,
    SEVERAL_PROCESSES: 'on',
    DRAIN_WAIT_MS: '1000',
    DATA_DIR: host.folder('files').outside,
    SECRET_KEY: '07'.repeat(32),
    DEMO: 'off',
  })
