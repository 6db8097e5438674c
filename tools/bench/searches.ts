import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { categories } from '#contract/products/category.ts'
import { buildApp } from '#server/app.ts'
import type { Db } from '#server/db/db.ts'
import { fileServices } from '#server/file-services.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import type { Services } from '#server/services.ts'
import { makes, nouns } from './catalogue.ts'
import type { Figure } from './goals.ts'

const few = 3_000
const many = 30_000
const atOnce = 8
const limit = 100

type Market = { readonly db: Db; readonly pool: pg.Pool }

/**
 * What searches of visitors leave in the database sessions: memory and prepared statements. It runs in the process of
 * the bench, since only a session itself can list its statements.
 */
export async function measureSearches({ db, pool }: Market, folder: string): Promise<Figure[]> {
  const off = {
    demo: false,
    publicDemo: false,
    rateLimits: false,
    several: false,
    drainWaitMs: 0,
    proxies: 0,
  }
  const env: Services['env'] = {
    ...off,
    publicUrl: undefined,
    backupTo: undefined,
    logLevel: 'silent',
    gstr1Version: 'GST3.1.6',
    host: '127.0.0.1',
    port: 0,
  }
  const app = buildApp({ db, env, ...fileServices({ dataDir: folder }, secretsOf([randomBytes(keyLength)])) })
  const search = async () => {
    const { statusCode, payload } = await app.inject(`/api/products/search?${someSearch()}`)
    if (statusCode !== 200) throw new Error(`a search answered ${statusCode}: ${payload}`)
  }
  const searchUntil = async (count: number) => {
    let left = count
    const visitor = async () => {
      while (left-- > 0) await search()
    }
    await Promise.all(Array.from({ length: atOnce }, visitor))
  }
  await app.ready()
  try {
    const before = await tell(pool, 'before')
    await searchUntil(few)
    const afterFew = await tell(pool, `after ${few} searches`)
    await searchUntil(many - few)
    const afterMany = await tell(pool, `after ${many} searches`)
    return [
      { name: `${few} searches`, measured: afterFew - before, limit, unit: 'MB more' },
      { name: `${many} searches`, measured: afterMany - before, limit, unit: 'MB more' },
    ]
  } finally {
    await app.close()
  }
}

const draw = (below: number) => Math.floor(Math.random() * below)
const oneOf = <T>(list: readonly T[]): T => list[draw(list.length)] as T
const some = (list: readonly string[], limit: number) =>
  Array.from({ length: draw(limit + 1) }, () => oneOf(list))
const seldom = (entry: [string, string]): [string, string][] => (draw(3) === 0 ? [entry] : [])

const states = ['Gujarat', 'Maharashtra', 'Delhi', 'Kerala', 'Goa', 'Assam', 'Bihar', 'Punjab', 'Sikkim']
const trades = ['Manufacturer', 'Wholesaler', 'Retailer']
const words = [
  () => oneOf(nouns),
  () => `${oneOf(makes)} ${oneOf(nouns)}`,
  () => `${oneOf(makes)} ${oneOf(nouns)} ${draw(95)} mm`,
  () => `K${draw(900)}`,
  () => `${oneOf(nouns)}x`,
  () => `qx${draw(1_000_000)}zz`,
  () => '',
]

/** Words, order, page size and filters, each present or not, and lists of any length. */
const someSearch = () => new URLSearchParams(someEntries())

const someEntries = (): [string, string][] => [
  ['q', oneOf(words)()],
  ['limit', String(1 + draw(100))],
  ['sort', oneOf(['relevance', 'price', 'newest', 'rating', 'answers'])],
  ...some(states, 8).map((state): [string, string] => ['state', state]),
  ...some(
    categories.map(({ label }) => label),
    5,
  ).map((label): [string, string] => ['category', label]),
  ...some(trades, 3).map((trade): [string, string] => ['business_type', trade]),
  ...seldom(['facets', 'true']),
  ...seldom(['min_price', String(draw(500))]),
  ...seldom(['max_price', String(500 + draw(500))]),
  ...seldom(['moq', String(1 + draw(100))]),
  ...seldom(['rating', String(1 + draw(5))]),
  ...seldom(['verified', 'true']),
  ...seldom(['in_stock', 'true']),
]

type Session = { readonly pid: number; readonly statements: number }

async function tell(pool: pg.Pool, when: string): Promise<number> {
  const sessions = await sessionsOf(pool)
  const bytes = sessions.reduce((sum, { pid }) => sum + ownMemoryOf(pid), 0)
  const statements = sessions.map((session) => session.statements)
  console.log(
    `searches, ${when}: ${sessions.length} sessions with ${bytes.toFixed(0)} MB of their own, at most ${Math.max(...statements)} statements prepared in one, ${statements.reduce((sum, each) => sum + each, 0)} in all`,
  )
  return bytes
}

/** Takes every session of the pool, so that each reports itself. */
async function sessionsOf(pool: pg.Pool): Promise<Session[]> {
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()))
  const results = await Promise.all(
    clients.map((client) =>
      client.query<Session>(
        'select pg_backend_pid() as pid, (select count(*) from pg_prepared_statements)::int as statements',
      ),
    ),
  )
  for (const client of clients) client.release()
  return results.flatMap(({ rows }) => rows)
}

/** Memory that a process does not share with others, in MB (Linux; elsewhere 0). */
function ownMemoryOf(pid: number): number {
  try {
    const kilobytes = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}
