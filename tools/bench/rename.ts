import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createDb } from '#server/db/db.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { writeAllSearchWords } from '#server/testing/search-words.ts'
import { type Buyer, fillCarts, makeBuyers, makeSeller, signIn } from './buyers.ts'
import { makeCatalogue } from './catalogue.ts'
import type { Figure } from './goals.ts'
import { type Running, startVanij } from './processes.ts'
import { quantile, timed } from './watch.ts'

const folder = resolve('data/bench-rename')
const done = join(folder, 'complete')
const others = 10_000
const products = 37_000
/** The orders before, and the largest number meanwhile: one of each buyer. */
const calm = 200
const busy = 2_000
/** The pause between two checks in ms, since a check costs the database some time. */
const betweenLooks = 500

const limits = { answer: 300, found: 60, order: 2 }

/**
 * A shop of 37,000 products is renamed: the time of the answer, when products are found by the new name, and orders
 * meanwhile.
 */
export async function measureRename(port: number): Promise<Figure[]> {
  if (!existsSync(done)) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder })
  // Loading takes longer than a request may.
  const unbound = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 }
  const pool = new pg.Pool({ ...database.pool.options, ...unbound, max: 1 })
  try {
    if (!existsSync(done)) await fill(pool)
    const server = await startVanij(folder, port)
    return await rename(pool, server).finally(() => server.stop())
  } finally {
    await pool.end()
    await database.close()
  }
}

async function fill(pool: pg.Pool) {
  await makeCatalogue(pool, others, (line) => console.log(line))
  const { user_id } = await makeSeller(pool)
  await pool.query(
    `insert into products (seller_id, product_name, description, unit, category, category_type, tiers, stock, verification)
     select $1, 'Hinge ' || g || ' of the large shop', 'A hinge for doors and windows, packed in cartons.', 'piece',
       'hardware-paints', 'Hardware & paints', '[{"min": 1, "max": null, "unit_price_paise": 10000}]', 1000000, 'verified'
     from generate_series(1, $2::int) g`,
    [user_id, products],
  )
  await writeAllSearchWords(createDb(pool))
  await pool.query('vacuum analyze')
  await writeFile(done, user_id)
}

const largest = `
  select p.seller_id as user_id, array_agg(p.product_id) as ids from products p group by p.seller_id
  order by count(*) desc limit 1`

async function rename(pool: pg.Pool, server: Running): Promise<Figure[]> {
  const { rows } = await pool.query<{ user_id: string; ids: string[] }>(largest)
  const { user_id, ids } = rows[0] ?? { user_id: '', ids: [] }
  const [seller] = await signIn(pool, [user_id])
  const buyers = await makeBuyers(pool, calm + busy)
  const carts = await fillCarts(
    pool,
    buyers,
    ids.toSorted(() => Math.random() - 0.5),
  )
  let turn = 0
  const order = () => placeOrder(server, buyers[turn], carts[turn++])
  const [buyer] = buyers
  if (!(seller && buyer)) throw new Error('no shop')
  const before: number[] = []
  while (before.length < calm) before.push(await order())
  const word = wordOfNow()
  const { ms } = await timed(() => changeName(server, seller, `${word} Traders`))
  const began = performance.now()
  const meanwhile: number[] = []
  while (await isFollowing(pool, user_id)) {
    const look = performance.now() + betweenLooks
    while (performance.now() < look) {
      if (meanwhile.length < busy) meanwhile.push(await order())
      await sleep(10)
    }
  }
  const foundAfter = (performance.now() - began) / 1_000
  await requireFound(server, buyer, word)
  const [p50, p95] = [0.5, 0.95].map((share) => [quantile(before, share), quantile(meanwhile, share)])
  console.log(
    [
      `a shop of ${ids.length} products renamed: answered after ${ms.toFixed(0)} ms, all found by it after ${foundAfter.toFixed(1)} s`,
      `${meanwhile.length} orders of it meanwhile p50 ${comparison(p50)}, p95 ${comparison(p95)}`,
    ].join('; '),
  )
  const timesAs = ([calmly = Number.NaN, busily = Number.NaN]: readonly number[] = []) => busily / calmly
  return [
    { name: 'a large shop renamed', measured: ms, limit: limits.answer, unit: 'ms' },
    { name: 'found by its new name', measured: foundAfter, limit: limits.found, unit: 's' },
    {
      name: 'an order of it meanwhile, p50',
      measured: timesAs(p50),
      limit: limits.order,
      unit: 'times as long',
    },
  ]
}

const comparison = ([calmly = 0, busily = 0]: readonly number[] = []) =>
  `${busily.toFixed(1)} ms (${calmly.toFixed(1)} before)`

/** A word that no product has: made of the current time. */
const wordOfNow = () =>
  `Q${[...String(Date.now())].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`

async function send(url: string, method: string, { token }: Buyer, body: object) {
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const shipTo = { state: 'Rajasthan', city: 'Jaipur', postal_code: '302001', ship_address: '14 Johari Bazar' }

async function placeOrder({ url }: Running, buyer: Buyer | undefined, product_id: string | undefined) {
  if (!buyer) throw new Error('no buyer is left')
  const body = { ordered_items: [{ product_id, quantity: 10 }], total_cost: 1_000, ...shipTo }
  return (await timed(() => send(`${url}/api/orders/place-order`, 'POST', buyer, body))).ms
}

const changeName = ({ url }: Running, seller: Buyer, company_name: string) =>
  send(`${url}/api/users/profile`, 'PUT', seller, { company_name })

/**
 * Whether a product still has the former words. The change is deleted later, when no more products can be added to
 * it.
 */
async function isFollowing(pool: pg.Pool, seller_id: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select from products p join shop_changes c using (seller_id)
    where seller_id = $1 and p.shop_version < c.version and p.deleted_at is null limit 1`,
    [seller_id],
  )
  return rows.length > 0
}

async function requireFound({ url }: Running, { token }: Buyer, word: string) {
  const answer = await fetch(`${url}/api/products/search?q=${word}`, { headers: { token } })
  const { total } = (await answer.json()) as { total: number }
  if (total < 1_000) throw new Error(`only ${total} products are found by '${word}'`)
}
