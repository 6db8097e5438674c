import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCartItem, getCart } from '#contract/cart.ts'
import { type ApiWithoutKeys, createApi } from '#contract/client.ts'
import { getOrder, placeOrder } from '#contract/order.ts'
import { getProduct, searchProducts } from '#contract/products/product.ts'
import { saveAddress } from '#contract/users/address.ts'
import { register, signIn } from '#contract/users/user.ts'
import { createDb } from '#server/db/db.ts'
import { aProduct } from '#server/testing/build.ts'
import { addDatabase, type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { startVanij } from './running-server.ts'
import { startWriters, untilReady } from './writers.ts'

let postgres: OwnPostgres | undefined
let missing: string | undefined
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-external-'))
  try {
    postgres = await startOwnPostgres()
  } catch (error) {
    // A developer's machine may lack PostgreSQL, but CI must have it.
    if (process.env.CI) throw error
    missing = (error as Error).message
  }
})
beforeEach(({ skip }) => {
  if (missing) process.stderr.write(`${missing}\n`)
  skip(missing !== undefined, missing)
})
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Vanij on an empty database of the machine's own PostgreSQL. */
async function open(name: string, env: Record<string, string> = {}) {
  if (!postgres) throw new Error('There is no PostgreSQL.')
  const DATABASE_URL = await addDatabase(postgres, name)
  const server = await startVanij({ DATABASE_URL, SECRET_KEY: '5e'.repeat(32), DATA_DIR: folder, ...env })
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2, pipeline: true })
  const close = async () => {
    await pool.end()
    server.process.kill('SIGTERM')
    expect(await server.ended()).toBe(0)
  }
  const api = (token: string | null): ApiWithoutKeys =>
    createApi(
      (path, request) => fetch(server.url + path, request as RequestInit),
      () => token,
    )
  return { server, pool, api, close }
}

const phone_number = '919876501234'
const password = 'Bazaar@2026'
const shipTo = { state: 'Rajasthan', city: 'Jaipur' }

test('the road from sign-up to an order runs on a PostgreSQL of the user’s own, without the demo', async () => {
  const { server, pool, api, close } = await open('market')
  expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ success: true })
  expect(server.said()).not.toContain('demo')
  expect((await pool.query('select count(*)::int as count from users')).rows).toEqual([{ count: 0 }])
  const product_id = await aProduct(createDb(pool), { product_name: 'Brass gate valve 25 mm', stock: 50 })

  const person = { full_name: 'Asha Verma', email: 'asha@shop.example', address: '12 Station Road, Jaipur' }
  await api(null)(register, { ...person, phone_number, password, gst_number: '08ABCDE1234F1Z3' })
  const { token } = await api(null)(signIn, { phone_number, password })
  const mine = api(token)
  const results = await mine(searchProducts, { q: 'brass valv' })
  expect(results.products.map((product) => product.product_id)).toEqual([product_id])
  expect((await mine(getProduct, { productId: product_id })).product.product_name).toContain('Brass')

  await mine(addCartItem, { product_id, quantity: 3 })
  const { total_amount: total_cost } = await mine(getCart, {})
  await mine(saveAddress, { ...shipTo, postalCode: '302001', shipAddress: '12 Station Road' })
  const { order_ids } = await mine(
    placeOrder,
    {
      ...shipTo,
      postal_code: '302001',
      ship_address: '12 Station Road',
      ordered_items: [{ product_id, quantity: 3 }],
      total_cost,
    },
    { headers: { 'Idempotency-Key': randomUUID() } },
  )
  const order = await mine(getOrder, { orderId: order_ids[0] ?? '' })
  expect(order).toMatchObject({ delivery_status: 'Pending', total_cost })
  await close()
  // No embedded database was created.
  expect(await readdir(folder)).not.toContain('postgres')
  expect(await readdir(folder)).not.toContain('secret.key')
})

test('the demo market comes to a PostgreSQL of the user’s own when it is asked for', async () => {
  const { server, pool, api, close } = await open('demo', { DEMO: 'on' })
  expect(server.said()).toContain('+91 90000-00001')
  const { rows } = await pool.query('select count(*)::int as count from products')
  expect(rows[0].count).toBeGreaterThan(600)
  const { token } = await api(null)(signIn, { phone_number: '919000000001', password: 'demo1234' })
  expect((await api(token)(searchProducts, { q: 'pump' })).products.length).toBeGreaterThan(5)
  await close()
})

test('an external database that is restarted under load costs refusals, and no answered order', async () => {
  const { server, pool, close } = await open('restarted')
  pool.on('error', () => {})
  const product_id = await aProduct(createDb(pool), { product_name: 'Copper wire 2.5 mm' })
  const writers = await startWriters(server.url, product_id)
  for (const pause of [0, 1_500]) {
    const before = writers.placed.length
    await expect.poll(() => writers.placed.length).toBeGreaterThan(before + 20)
    await postgres?.restart(pause)
    await untilReady(server.url)
  }
  await writers.stop()
  expect(await writers.count(pool)).toEqual({ lost: 0, doubled: 0 })
  expect(new Set(writers.refused.map(({ status }) => status))).toEqual(new Set([503]))
  await close()
})
