import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { addCartItem, getCart } from '#contract/cart.ts'
import { ApiError, type ApiWithoutKeys, createApi } from '#contract/client.ts'
import { placeOrder } from '#contract/order.ts'
import { saveAddress } from '#contract/users/address.ts'
import { getProfile, register } from '#contract/users/user.ts'

const shipTo = {
  state: 'Gujarat',
  city: 'Surat',
  postal_code: '395003',
  ship_address: '12 Ring Road, Surat',
}
const password = 'Bazaar@2026'
/** Ends a call that hangs, in ms; whatever is slow is waited for. */
const patience = 60_000

type Refused = { readonly status: number; readonly sentence: string }
type Writer = { readonly api: ApiWithoutKeys; readonly user_id: string }

/** Buyers who order all the time, and repeat a request with the same key until it is answered. */
export type Writers = {
  /** The orders that were answered with 200. */
  readonly placed: readonly string[]
  /** What the server refused; cut connections do not count. */
  readonly refused: readonly Refused[]
  stop(): Promise<void>
  /** Compares the database with the answers. */
  count(pool: pg.Pool): Promise<{ lost: number; doubled: number }>
}

export const apiAt =
  (url: string) =>
  (token: string | null): ApiWithoutKeys =>
    createApi(
      (path, request) =>
        fetch(url + path, { ...(request as RequestInit), signal: AbortSignal.timeout(patience) }),
      () => token,
    )

let made = 0

async function aWriter(url: string): Promise<Writer> {
  made += 1
  const digits = String((Date.now() * 97 + process.pid * 31 + made) % 1_000_000_000).padStart(9, '0')
  const { token } = await apiAt(url)(null)(register, {
    phone_number: `918${digits}`,
    password,
    full_name: 'Kavita Rao',
    email: `writer${digits}@shop.example`,
    address: '14 Johari Bazar, Jaipur 302003',
    gst_number: '08ABCDE1234F1Z5',
  })
  const api = apiAt(url)(token)
  const { user_id } = await api(getProfile, {})
  await api(saveAddress, {
    state: 'Gujarat',
    city: 'Surat',
    postalCode: '395003',
    shipAddress: '12 Ring Road',
  })
  return { api, user_id }
}

/** Six buyers by default; `product_id` is the product that they order, with enough stock for all. */
export async function startWriters(url: string, product_id: string, count = 6): Promise<Writers> {
  const writers = await Promise.all(Array.from({ length: count }, () => aWriter(url)))
  const placed: string[] = []
  const refusals: Refused[] = []
  let isOver = false

  const untilAnswered = async <T>(call: () => Promise<T>): Promise<T> => {
    for (;;)
      try {
        return await call()
      } catch (error) {
        if (error instanceof ApiError) refusals.push({ status: error.status, sentence: error.message })
        await sleep(50 + Math.random() * 100)
      }
  }
  const write = async ({ api }: Writer) => {
    while (!isOver) {
      await untilAnswered(() => api(addCartItem, { product_id, quantity: 1 }))
      const { cart_items, total_amount } = await untilAnswered(() => api(getCart, {}))
      const ordered_items = cart_items.map(({ product_details }) => ({
        product_id: product_details.product_id,
        quantity: product_details.quantity,
      }))
      const headers = { 'Idempotency-Key': randomUUID() }
      const order = { ...shipTo, ordered_items, total_cost: total_amount }
      const { order_ids } = await untilAnswered(() => api(placeOrder, order, { headers }))
      placed.push(...order_ids)
    }
  }
  const writing = Promise.all(writers.map(write))
  return {
    placed,
    refused: refusals,
    async stop() {
      isOver = true
      await writing
    },
    async count(pool) {
      const buyers = writers.map(({ user_id }) => user_id)
      const { rows } = await pool.query<{ order_id: string }>(
        'select order_id from orders where buyer_id = any($1)',
        [buyers],
      )
      const kept = new Set(rows.map(({ order_id }) => order_id))
      const lost = placed.filter((order_id) => !kept.has(order_id)).length
      return { lost, doubled: kept.size + lost - placed.length }
    },
  }
}

/** Waits until the server is ready; whoever calls ends a wait that lasts too long. */
export async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patience) }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await sleep(50)
}
