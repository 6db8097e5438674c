import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createDb } from '#server/db/db.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDemo } from '#server/demo/demo.ts'
import { fileServices } from '#server/file-services.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { findNonsense, meanOf, measure, type Result, shown } from './measure.ts'

const target = 0.97
const env = {
  demo: true,
  publicDemo: false,
  rateLimits: false,
  publicUrl: '',
  backupTo: undefined,
  several: false,
  drainWaitMs: 0,
  proxies: 0,
  host: '',
  port: 0,
  gstr1Version: 'GST3.1.6',
} as const

const dir = await mkdtemp(join(tmpdir(), 'vanij-bench-search-'))
const server = await startEmbeddedPostgres(join(dir, 'postgres'), { durable: false })
const pool = new pg.Pool({
  host: server.host,
  user: 'postgres',
  database: 'postgres',
  max: 2,
  pipeline: true,
})
try {
  await migrate(pool)
  const db = createDb(pool)
  const files = fileServices({ dataDir: dir }, secretsOf([randomBytes(keyLength)]))
  await openDemo({ db, env: { ...env, logLevel: 'silent' }, ...files })
  report(await measure(db), await findNonsense(db))
} finally {
  await pool.end()
  await server.stop()
  await rm(dir, { recursive: true, force: true })
}

function report(groups: ReadonlyMap<string, readonly Result[]>, nonsense: readonly string[]) {
  const all = [...groups.values()].flat()
  for (const [group, results] of groups) console.log(lineOf(group, results))
  console.log(lineOf('all', all))
  for (const { q, recall, relevant, first } of all.filter((result) => result.recall < 1))
    console.log(`miss ${recall.toFixed(2)} of ${relevant} '${q}': ${first.slice(0, 4).join(' | ')}`)
  for (const word of nonsense) console.log(`nonsense '${word}' finds something`)
  const reached = meanOf(all) >= target && nonsense.length === 0
  console.log(
    `recall@${shown} ${meanOf(all).toFixed(3)}, target ${target}: ${reached ? 'reached' : 'missed'}`,
  )
  process.exitCode = reached ? 0 : 1
}

function lineOf(name: string, results: readonly Result[]) {
  return `${name.padEnd(16)} ${String(results.length).padStart(4)} queries   recall@${shown} ${meanOf(results).toFixed(3)}`
}
