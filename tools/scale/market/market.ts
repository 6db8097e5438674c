import { join } from 'node:path'
import pg from 'pg'
import type { Host } from '#tools/scale/host/host.ts'
import { type Postgres, startPostgres } from '#tools/scale/services/postgres.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export type Market = {
  readonly postgres: Postgres
  /** To the database itself, past all that may stand before it. */
  readonly pool: pg.Pool
  readonly ports: readonly number[]
  /** By its place in `ports`. */
  process(index: number): ServerProcess
  /** Starts the process of this place again, as an operator would after it has ended. */
  startAgain(index: number): Promise<void>
}

type Options = {
  readonly processes?: number
  readonly postgres?: Postgres
  readonly env?: Readonly<Record<string, string>>
}

/** The built market on three processes over one database. */
export async function openMarket(
  host: Host,
  { processes = 3, env = {}, ...options }: Options = {},
): Promise<Market> {
  const postgres = options.postgres ?? (await startPostgres(host))
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4, query_timeout: 20_000, pipeline: true })
  pool.on('error', () => {})
  const ports: number[] = []
  while (ports.length < processes) ports.push(await freePort())
  const start = (index: number) =>
    startServerProcess(host, {
      name: `process${index + 1}`,
      port: ports[index] ?? 0,
      env: {
        ...shared,
        DATA_DIR: join(host.folder('files').outside, 'data'),
        DATABASE_URL: postgres.url,
        ...env,
      },
    })
  const running = await Promise.all(ports.map((_, index) => start(index)))
  return {
    postgres,
    pool,
    ports,
    process(index) {
      const server = running[index]
      if (!server) throw new Error(`There is no process ${index}.`)
      return server
    },
    async startAgain(index) {
      running[index] = await start(index)
    },
  }
}

/** What a process of several has in its environment. */
export const shared = {
  SECRET_KEY: '07'.repeat(32),
  SEVERAL_PROCESSES: 'on',
  DRAIN_WAIT_MS: '1000',
  TRUST_PROXY: 'on',
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
}
