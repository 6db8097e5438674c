import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { searchProducts } from '#contract/products/product.ts'
import { buildApp } from '#server/app.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { openReplicas } from './replica.ts'
import { rows, sql } from './sql.ts'

const testApp = openTestApp()
let late: pg.Pool
let replica: ReturnType<typeof openReplicas>

/** A database that reports its own replay position: everything, or what the table `reached` holds. */
const standIn = `
  create table reached (position pg_lsn);
  create function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as
    'select coalesce((select position from public.reached), pg_catalog.pg_current_wal_lsn())';`

/** A further database that says itself how much it has replayed. */
async function aReplica(place: string) {
  const { host = '', database = '' } = testApp.pool.options
  const name = `${database}_${place}`
  await testApp.pool.query(`create database ${name} template template_vanij strategy file_copy`)
  await testApp.pool.query(`alter database ${name} set search_path = public, pg_catalog`)
  const pool = new pg.Pool({ host, user: 'postgres', database: name, max: 2 })
  pool.on('error', () => {})
  await pool.query(standIn)
  await pool.query(`create table place as select '${place}' as name`)
  return { pool, url: `postgres://postgres@test/${name}?host=${encodeURIComponent(host)}` }
}

beforeAll(async () => {
  await testApp.pool.query("create table place as select 'primary' as name")
  const { pool, url } = await aReplica('replica')
  late = pool
  replica = openReplicas([url], { db: testApp.db, pool: testApp.pool, isPooled: false })
})
afterAll(async () => {
  await replica.close()
  await late.end()
})

const Place = z.object({ name: z.string() })
const readFrom = async () => (await replica.db.one(rows(Place)`select name from place`)).name

test('what everybody sees alike comes from a replica as long as it is fresh, and from the primary while it lags', async () => {
  await expect.poll(readFrom).toBe('replica')
  await late.query("insert into reached values ('0/1')")
  await expect.poll(readFrom).toBe('primary')
  expect(await Promise.all([1, 2, 3].map(readFrom))).toEqual(['primary', 'primary', 'primary'])
  await late.query('delete from reached')
  await expect.poll(readFrom).toBe('replica')
})

test('what the replica lacks yet is read from the primary, and every write goes there', async () => {
  await expect.poll(readFrom).toBe('replica')
  await replica.db.run(sql`insert into place values ('new')`)
  const find = () => replica.db.maybe(rows(Place)`select name from place where name = 'new'`)
  expect(await find()).toEqual({ name: 'new' })
  const places = await replica.db.transaction((tx) =>
    tx.many(rows(Place)`select name from place order by name`),
  )
  expect(places.map(({ name }) => name)).toEqual(['new', 'primary'])
  await testApp.pool.query("delete from place where name = 'new'")
})

test('visitors search in the replica, and sellers see what they have just written', async () => {
  const seller = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller, product_name: 'Copper kettle' })
  const app = buildApp({ ...testApp.app.services, reads: replica.db }, { keepAnswersMs: 0 })
  await app.ready()
  await expect.poll(readFrom).toBe('replica')
  const searchResult = async () => (await app.inject({ url: `${searchProducts.path}?q=kettle` })).json()
  // On a busy machine the replica may count as late for a moment.
  await expect.poll(searchResult).toMatchObject({ success: true, products: [] })
  const token = await testApp.tokenOf(seller)
  const own = await app.inject({
    method: listOwnProducts.method,
    url: listOwnProducts.path,
    headers: { token },
  })
  expect(own.json().products.map(({ product_name }: { product_name: string }) => product_name)).toEqual([
    'Copper kettle',
  ])
  await app.close()
})

test('a replica that goes away is missed by nobody', async () => {
  await expect.poll(readFrom).toBe('replica')
  const name = late.options.database
  await testApp.pool.query(`alter database ${name} allow_connections false`)
  await testApp.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  expect(await Promise.all([1, 2, 3, 4, 5].map(readFrom))).toEqual(Array(5).fill('primary'))
  await testApp.pool.query(`alter database ${name} allow_connections true`)
  await expect.poll(readFrom).toBe('replica')
})

test('of several replicas whichever answers is fresh, and those that lag are left out', async () => {
  const places = ['first', 'second'] as const
  const [first, second] = await Promise.all(places.map(aReplica))
  if (!first || !second) throw new Error('two were made')
  const both = openReplicas([first.url, second.url], { db: testApp.db, pool: testApp.pool, isPooled: false })
  const read = async () => (await both.db.one(rows(Place)`select name from place`)).name
  const readers = async () => new Set(await Promise.all(Array.from({ length: 10 }, read)))
  await expect.poll(readers).toEqual(new Set(places))
  await first.pool.query("insert into reached values ('0/1')")
  await expect.poll(readers).toEqual(new Set(['second']))
  expect(both.states().map(({ state }) => state)).toEqual(['behind', 'fresh'])
  await second.pool.query("insert into reached values ('0/1')")
  await expect.poll(readers).toEqual(new Set(['primary']))
  await first.pool.query('delete from reached')
  await expect.poll(readers).toEqual(new Set(['first']))
  await both.close()
  await Promise.all([first.pool.end(), second.pool.end()])
})

test('an address that does not answer is one line of the log, and one more when it does', async () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const { pool, url } = await aReplica('away')
  const name = pool.options.database
  await pool.query('select')
  await testApp.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ])
  await testApp.pool.query(`alter database ${name} rename to ${name}_still`)
  const away = openReplicas([url], { db: testApp.db, pool: testApp.pool, isPooled: false })
  const linesWith = (end: string) => lines.filter((line) => line.endsWith(`${end}\n`)).length
  await expect.poll(() => linesWith('does not answer and is left out until it does.')).toBe(1)
  expect(away.states().map(({ state }) => state)).toEqual(['unreachable'])
  await testApp.pool.query(`alter database ${name}_still rename to ${name}`)
  await expect.poll(() => linesWith('is read again.')).toBe(1)
  expect(lines.filter((line) => line.includes('DATABASE_READ_URL')).length).toBe(2)
  write.mockRestore()
  await Promise.all([away.close(), pool.end()])
})
