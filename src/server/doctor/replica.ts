import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { limits } from '#server/limits.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Check } from './check.ts'
import { ifReached } from './with-database.ts'

const patience = 2_000
/** As `db/replica.ts` follows it. */
const mayLag = 300

async function lagOf(client: pg.Client, position: string): Promise<number> {
  const began = performance.now()
  for (;;) {
    const { rows } = await client.query<{ reached: boolean }>(
      'select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as reached',
      [position],
    )
    const ms = performance.now() - began
    if (rows[0]?.reached || ms > patience) return ms
    await sleep(20)
  }
}

export const replicaCheck: Check = {
  name: 'replica',
  async find({ env }) {
    if (!env.databaseReadUrl) return 'not set'
    const client = new pg.Client({
      connectionString: env.databaseReadUrl,
      connectionTimeoutMillis: limits.database.connection,
      query_timeout: limits.database.answer,
    })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch (error) {
      return [
        `DATABASE_READ_URL cannot be reached (${reasonOf(error)}), so the primary answers everything: check the address.`,
      ]
    }
    const ms = await ifReached(env, async ({ pool }) => {
      const { rows } = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
      return lagOf(client, rows[0]?.position ?? '0/0')
    }).finally(() => client.end())
    if (ms === undefined) return 'not tried'
    return ms > mayLag
      ? [
          `The replica of DATABASE_READ_URL is ${ms > patience ? 'more than two seconds' : `${Math.round(ms)} ms`} behind and answers nothing: look at its replication.`,
        ]
      : []
  },
}
