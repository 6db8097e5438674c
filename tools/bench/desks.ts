import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/db/open-database.ts'
import { type Buyer, makeBuyers, makeSeller } from './buyers.ts'
import { fillDesks } from './desk-rows.ts'
import type { Figure } from './goals.ts'
import { cpuSecondsOfDatabase, startVanij } from './processes.ts'
import { addOrders } from './shop.ts'
import { quantile } from './watch.ts'

const folder = resolve('data/bench-desks')
const requests = 200
const newBuyers = 20_000
const mostP95 = 100

type Desk = { readonly name: string; readonly ask: (turn: number) => Promise<Response> }

/** The lists of admins and sellers, with a million accounts and a million products; one client at a time. */
export async function measureDesks(port: number): Promise<Figure[]> {
  await prepareFolder()
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  // Loading takes longer than a request may.
  const pool = new pg.Pool({
    ...database.pool.options,
    statement_timeout: 0,
    lock_timeout: 0,
    query_timeout: 0,
    max: 1,
  })
  try {
    await fillOnce(pool)
    const server = await startVanij(folder, port)
    try {
      const figures: Figure[] = []
      for (const desk of await desksOf(pool, server.url)) figures.push(await measure(desk))
      return figures
    } finally {
      await server.stop()
    }
  } finally {
    await pool.end()
    await database.close()
  }
}

/** A folder that was not filled completely is made again. */
async function prepareFolder() {
  if (!existsSync(join(folder, 'complete'))) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

async function fillOnce(pool: pg.Pool) {
  const done = join(folder, 'complete')
  if (existsSync(done)) return
  await fillDesks(pool, (line) => console.log(line))
  await writeFile(done, '')
}

async function desksOf(pool: pg.Pool, url: string): Promise<Desk[]> {
  const admin = await makeSeller(pool)
  await pool.query(`update users set account_type = 'admin' where user_id = $1`, [admin.user_id])
  const buyers = await makeBuyers(pool, requests / 5)
  const seller = await makeSeller(pool)
  // Right after the inserts, before PostgreSQL has analysed the tables.
  await addOrders(pool, seller, await makeBuyers(pool, newBuyers))
  const get = (path: string, { token }: Buyer) => fetch(url + path, { headers: { token } })
  const desk = (path: string) => ({ name: path, ask: () => get(path, admin) })
  return [
    desk('/api/admin/sellers?status=approved'),
    desk('/api/admin/sellers?status=requested'),
    ...['pending', 'verified', 'rejected', 'top'].map((status) =>
      desk(`/api/admin/products?status=${status}`),
    ),
    ...['pump', 'steel pump', 'traders', 'traders 77', 'k777', 'qxqxqx'].flatMap((q) =>
      ['pending', 'verified'].map((status) =>
        desk(`/api/admin/products?status=${status}&q=${encodeURIComponent(q)}`),
      ),
    ),
    { name: 'post a requirement', ask: (turn) => post(url, buyers[turn % buyers.length], turn) },
    {
      name: 'orders by buyer, right after the buyers came',
      ask: (turn) => get(`/api/orders/seller/orders-list?limit=25&buyer=${100 + turn}`, seller),
    },
    {
      name: 'orders of a buyer',
      ask: (turn) => get('/api/orders/orders-list', buyers[turn % buyers.length] ?? admin),
    },
  ]
}

const post = (url: string, buyer: Buyer | undefined, turn: number) =>
  fetch(`${url}/api/users/post_requirements`, {
    method: 'POST',
    headers: { token: buyer?.token ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({
      product_name: `Pump ${turn}`,
      quantity: 10,
      product_details: '',
      category_type: 'Apparel & Fashion',
    }),
  })

async function measure({ name, ask }: Desk): Promise<Figure> {
  const times: number[] = []
  const before = cpuSecondsOfDatabase()
  for (let turn = 0; turn < requests; turn += 1) {
    const began = performance.now()
    const answer = await ask(turn)
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
  }
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  const database = ((cpuSecondsOfDatabase() - before) * 1_000) / requests
  console.log(
    `${name.padEnd(52)} p50 ${inMs(p50)}   p95 ${inMs(p95)}   of PostgreSQL's processor ${inMs(database)}`,
  )
  return { name: `${name}, p95`, measured: p95, limit: mostP95, unit: 'ms' }
}

const inMs = (ms: number) => `${ms.toFixed(1)} ms`.padStart(9)
