import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { searchProducts as contract, type Product } from '#contract/product.ts'
import { createDb, type Db } from '#server/db/db.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { houseFiles } from '#server/house-files.ts'
import { listCategory, searchProducts } from '#server/products/listing.service.ts'
import { toProduct } from '#server/products/product.wire.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { english } from './english.ts'
import { indian } from './indian.ts'
import type { Label } from './label.ts'

const shown = 10
const target = 0.9
const env = { demo: true, rateLimits: false, publicUrl: '', trustProxy: false, host: '', port: 0 } as const
const buyer = { user_id: '', account_type: 'buyer', session_id: '' } as const

type Result = {
  readonly q: string
  readonly recall: number
  readonly relevant: number
  readonly first: string[]
}

const dir = await mkdtemp(join(tmpdir(), 'vanij-bench-search-'))
const server = await startEmbeddedPostgres(join(dir, 'postgres'), { durable: false })
const pool = new pg.Pool({ host: server.host, user: 'postgres', database: 'postgres', max: 2 })
try {
  await migrate(pool)
  const db = createDb(pool)
  const files = houseFiles(dir, secretsOf([randomBytes(keyLength)]))
  await loadDemo({ db, env: { ...env, logLevel: 'silent' }, ...files })
  report(await measure(db))
} finally {
  await pool.end()
  await server.stop()
  await rm(dir, { recursive: true, force: true })
}

async function measure(db: Db): Promise<Map<string, Result[]>> {
  const market = await everything(db)
  const results = new Map<string, Result[]>()
  for (const { group, labels } of [...english, ...indian]) {
    const measured: Result[] = []
    for (const label of labels) measured.push(await ask(db, label, market))
    results.set(group, measured)
  }
  return results
}

async function everything(db: Db): Promise<Product[]> {
  const { cursor: _, q: __, ...options } = contract.input.parse({ q: '', limit: 100 })
  const found: Product[] = []
  let cursor: string | undefined
  do {
    const page = await listCategory(db, 'all', { ...options, cursor })
    found.push(...page.products.map(toProduct))
    cursor = page.next ?? undefined
  } while (cursor)
  return found
}

async function ask(db: Db, [q, meant, field = 'name']: Label, market: readonly Product[]): Promise<Result> {
  const isMeant = (product: Product) => meant.test(textOf(product, field))
  const relevant = market.filter(isMeant).length
  if (relevant === 0) throw new Error(`Nothing on the market is meant by '${q}': the label is wrong.`)
  const { products } = await searchProducts(db, contract.input.parse({ q, limit: shown }), buyer)
  const first = products.map(toProduct)
  return {
    q,
    relevant,
    recall: first.filter(isMeant).length / Math.min(shown, relevant),
    first: first.map(({ product_name }) => product_name),
  }
}

function textOf(product: Product, field: 'name' | 'all' | 'seller'): string {
  if (field === 'seller') return product.seller_company
  if (field === 'name') return product.product_name
  return [product.product_name, ...product.specs.map(({ key, value }) => `${key} ${value}`)].join(' ')
}

function report(groups: ReadonlyMap<string, readonly Result[]>) {
  const all = [...groups.values()].flat()
  for (const [group, results] of groups) console.log(lineOf(group, results))
  console.log(lineOf('all', all))
  for (const { q, recall, relevant, first } of all.filter((result) => result.recall < 1))
    console.log(`miss ${recall.toFixed(2)} of ${relevant} '${q}': ${first.slice(0, 4).join(' | ')}`)
  const reached = meanOf(all) >= target
  console.log(
    `recall@${shown} ${meanOf(all).toFixed(3)}, target ${target}: ${reached ? 'reached' : 'missed'}`,
  )
  process.exitCode = reached ? 0 : 1
}

function meanOf(results: readonly Result[]) {
  return results.reduce((sum, { recall }) => sum + recall, 0) / results.length
}

function lineOf(name: string, results: readonly Result[]) {
  return `${name.padEnd(16)} ${String(results.length).padStart(4)} queries   recall@${shown} ${meanOf(results).toFixed(3)}`
}
