import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Host } from '#tools/scale/host/host.ts'
import { processesIn, signalProcess } from '#tools/scale/host/working-processes.ts'
import { count, ms } from '#tools/scale/load/figures.ts'
import { watchFreshness } from '#tools/scale/load/freshness.ts'
import { makeProducts } from '#tools/scale/market/goods.ts'
import { openMarket } from '#tools/scale/market/market.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { type Postgres, startPostgres } from '#tools/scale/services/postgres.ts'

const oldestMs = 1_000
const behind = 5_000

/** It goes on receiving what the primary writes, and shows none of it for a while. */
async function holdBack({ superuserUrl }: Postgres) {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query('select pg_wal_replay_pause()')
  await sleep(behind)
  await client.query('select pg_wal_replay_resume()')
  await client.end()
}

async function readsOf({ superuserUrl }: Postgres): Promise<number> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const { rows } = await client.query<{ reads: number }>(
    "select (seq_scan + idx_scan)::int as reads from pg_stat_user_tables where relname = 'products'",
  )
  await client.end()
  return rows[0]?.reads ?? 0
}

async function runReplica(host: Host): Promise<Outcome> {
  const postgres = await startPostgres(host)
  const standby = await startPostgres(host, { name: 'standby', standbyOf: postgres })
  const market = await openMarket(host, { postgres, env: { DATABASE_READ_URL: standby.url } })
  const [product = ''] = await makeProducts(market.pool, 1)
  await sleep(1_000)
  const urls = market.ports.map((_, index) => market.process(index).url)
  const freshness = watchFreshness(market.pool, urls, product)
  await sleep(4_000)
  const calm = freshness.takeOldest()
  await holdBack(standby)
  const paused = freshness.takeOldest()
  await sleep(2_000)
  const reads = await readsOf(standby)
  for (const pid of processesIn(standby.folder.outside)) signalProcess(pid, 'SIGKILL')
  await sleep(4_000)
  const gone = freshness.takeOldest()
  const { answers, failed } = await freshness.stop()
  const oldest = Math.max(calm, paused, gone)
  return {
    figures: `${count(answers)} answers, ${failed.length} failed, ${count(reads)} times read from the replica; the oldest ${ms(calm)} calm, ${ms(paused)} with a replica ${behind / 1_000} s behind, ${ms(gone)} when it was killed`,
    broken: [
      ...(failed.length > 0 ? [`${failed.length} answers failed, the first ${failed[0]}`] : []),
      ...(reads === 0 ? ['nothing was read from the replica'] : []),
    ],
    slow: oldest > oldestMs ? [`an answer was ${ms(oldest)} old`] : [],
  }
}

export const replica: Scenario = {
  name: 'replica',
  sentence: `what everybody sees alike is read from a replica, which falls ${behind / 1_000} s behind and is killed`,
  passesWhen: `no answer older than ${ms(oldestMs)}, none failed`,
  run: runReplica,
}
