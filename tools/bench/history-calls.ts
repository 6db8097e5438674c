import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashOfToken } from '#server/sessions/session.service.ts'
import { busiest, history } from './history-rows.ts'

type Ask = (turn: number) => string
export type List = {
  readonly name: string
  readonly token: string
  readonly path: Ask
  readonly isFile?: boolean
}

/** Every list over what the market remembers, asked by whoever has most of it, and by people who have some. */
export async function historyLists(pool: pg.Pool): Promise<List[]> {
  const [seller, buyer, shop, person, admin] = await signIn(pool, [
    busiest.seller,
    busiest.buyer,
    busiest.seller + 5,
    busiest.buyer + 5,
    history.sellers,
  ])
  await pool.query(`update users set account_type = 'admin' where user_id = bench_id('user', $1)`, [
    history.sellers,
  ])
  const room = await roomOf(pool, 1)
  const of = (token = '', who = '') => ({
    list: (name: string, path: string | Ask): List => ({
      name: `${name}${who}`,
      token,
      path: typeof path === 'string' ? () => path : path,
    }),
  })
  return [
    ...ofSeller(of(seller, ', the largest').list),
    of(seller, ', the largest').list(
      "shop's orders, a far page",
      (turn) => `${farPage}${1 + (turn % 40) * 100}`,
    ),
    ...ofSeller(of(shop, ', another').list),
    ...ofBuyer(of(buyer, ', the largest').list),
    ...ofBuyer(of(person, ', another').list),
    ...ofRoom(of(seller).list, room),
    ...ofAdmin(of(admin).list),
  ].map((each) => ({ ...each, isFile: each.path(0).includes('/export') }))
}

type Name = (name: string, path: string | Ask) => List
const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000).toISOString().slice(0, 10)

const farPage = '/api/orders/seller/orders-list?limit=25&page='

function ofSeller(list: Name): List[] {
  const orders = '/api/orders/seller/orders-list?limit=25'
  return [
    list("shop's orders", orders),
    ...['Pending', 'Delivered', 'Cancelled'].map((status) =>
      list(`shop's ${status}`, `${orders}&status=${status}`),
    ),
    list("shop's orders, last month", `${orders}&from=${day(30)}`),
    list("shop's orders, a year", `${orders}&from=${day(365)}`),
    list("shop's orders, a month by a buyer", `${orders}&from=${day(30)}&buyer=traders%2031`),
    list("shop's orders, a month by a product", `${orders}&from=${day(30)}&product=bolt%2017`),
    list("shop's orders by a buyer", (turn) => `${orders}&buyer=traders%20${30000 + turn}`),
    list("shop's orders by a product", (turn) => `${orders}&product=bolt%20${100 + turn}`),
    list("shop's file, its first bytes", '/api/orders/seller/export'),
    list('analytics', '/api/seller/analytics'),
    list('what waits for the shop', '/api/seller/waiting'),
    list("shop's rooms", '/api/chat/seller/rooms'),
    list("shop's unread", '/api/chat/unread'),
    list("shop's notifications", '/api/orders/notifications'),
  ]
}

function ofBuyer(list: Name): List[] {
  const orders = '/api/orders/orders-list'
  return [
    list("buyer's orders", orders),
    ...['Pending', 'Delivered', 'Cancelled'].map((status) =>
      list(`buyer's ${status}`, `${orders}?status=${status}`),
    ),
    list("buyer's statistics", '/api/orders/statistics'),
    list("buyer's rooms", '/api/chat/user/rooms'),
    list("buyer's notifications", '/api/orders/notifications'),
  ]
}

const ofRoom = (list: Name, room: string) => [
  list('a room of a million messages', `/api/chat/${room}/messages`),
  list('the room itself', `/api/chat/${room}`),
]

function ofAdmin(list: Name): List[] {
  const audit = '/api/admin/audit'
  return [
    list('audit', audit),
    list('audit, decisions', `${audit}?only=decisions`),
    list('audit of an action', `${audit}?action=seller`),
    list('audit of an actor', `${audit}?actor=Owner%2017`),
    list('audit of nobody', `${audit}?actor=nobody`),
    list('audit of a subject', (turn) => `${audit}?subject=Traders%20${100 + turn}`),
    list('audit of no subject', `${audit}?subject=nothing`),
    list('audit of a request', (turn) => `${audit}?request_id=request-${1 + turn}`),
    list('audit of a day', `${audit}?from=${day(300)}&to=${day(300)}`),
    list('accounts', '/api/admin/users'),
    list('accounts by a name', (turn) => `/api/admin/users?q=owner%20${100 + turn}`),
    list('waiting products', '/api/admin/products?status=pending'),
  ]
}

async function signIn(pool: pg.Pool, people: readonly number[]): Promise<string[]> {
  const tokens = people.map(() => randomBytes(32).toString('base64url'))
  await pool.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select bench_id('user', number), token_hash, now() + interval '1 day'
     from unnest($1::int[], $2::bytea[]) session (number, token_hash)`,
    [people, tokens.map(hashOfToken)],
  )
  return tokens
}

async function roomOf(pool: pg.Pool, number: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select bench_id('room', $1) as id", [number])
  return rows[0]?.id ?? ''
}
