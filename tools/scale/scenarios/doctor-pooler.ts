import { poolerCheck } from '#server/doctor/pooler.ts'
import { parseEnv } from '#server/env.ts'
import type { Host } from '#tools/scale/host/host.ts'
import type { Scenario } from '#tools/scale/scenario.ts'
import { startPgbouncer } from '#tools/scale/services/pgbouncer.ts'
import { type Postgres, startPostgres } from '#tools/scale/services/postgres.ts'

const modes = ['session', 'transaction', 'statement'] as const
type Mode = (typeof modes)[number]

/** PgBouncer that lets through what the market says at the start of a session, so that only its mode is wrong. */
async function startPooler(host: Host, { port }: Postgres, mode: Mode) {
  const pooler = await startPgbouncer(host, {
    name: `pgbouncer-${mode}`,
    config: (own) => `[databases]\nvanij = host=127.0.0.1 port=${port} user=vanij
[pgbouncer]
listen_addr = 127.0.0.1\nlisten_port = ${own}\nunix_socket_dir =\nauth_type = any
pool_mode = ${mode}\nmax_prepared_statements = 500
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout\n`,
  })
  return `postgres://vanij@127.0.0.1:${pooler.port}/vanij`
}

/** A check that was not tried counts as a finding. */
const find = async (written: Record<string, string>) =>
  [await poolerCheck.find({ env: parseEnv(written), written })].flat()

async function examine(host: Host) {
  const { url: direct, ...postgres } = await startPostgres(host)
  const urls: Record<Mode, string> = { session: '', transaction: '', statement: '' }
  for (const mode of modes) urls[mode] = await startPooler(host, { ...postgres, url: direct }, mode)
  const key = { SECRET_KEY: '5e'.repeat(32) }
  const both = (pooled: string, past: string) =>
    find({ ...key, DATABASE_URL: pooled, DATABASE_DIRECT_URL: past })
  const one = (DATABASE_URL: string) => find({ ...key, DATABASE_URL })
  return [
    { of: 'the database itself', findings: await one(direct), says: '' },
    { of: 'session mode', findings: await one(urls.session), says: '' },
    { of: 'transaction mode alone', findings: await one(urls.transaction), says: 'DATABASE_DIRECT_URL' },
    { of: 'transaction mode with a way past it', findings: await both(urls.transaction, direct), says: '' },
    { of: 'statement mode alone', findings: await one(urls.statement), says: 'pool_mode=transaction' },
    { of: 'statement mode', findings: await both(urls.statement, direct), says: 'pool_mode=transaction' },
    {
      of: 'a pooler twice',
      findings: await both(urls.transaction, urls.transaction),
      says: 'a pooler as well',
    },
  ]
}

export const doctorOfPoolers: Scenario = {
  name: 'doctor-pooler',
  sentence: '`npm run doctor` looks at PgBouncer in each of its modes, with and without a way past it',
  passesWhen: 'it names what is wrong, and nothing else',
  async run(host) {
    const examined = await examine(host)
    const wrong = examined.filter(
      ({ findings, says }) => findings.length !== (says ? 1 : 0) || !findings.join().includes(says),
    )
    return {
      figures: `${examined.length - wrong.length} of ${examined.length} right`,
      broken: wrong.map(({ of, findings }) => `${of}: ${findings.join(' ') || 'nothing was found'}`),
    }
  },
}
