import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type Buyer, makeBuyers } from './buyers.ts'
import type { Figure } from './goals.ts'
import { type Call, type Figures, loadSteps } from './load.ts'
import { type Running, startBareShop } from './processes.ts'

const people = 4_000
/** How many products one of them buys. */
const basket = 5
const rounds = 3
const connections = 32
/** Of a bare server with PostgreSQL: how many of its writes one of ours may cost (3,000 of 9,157, and 1,000 of 2,573). */
const mostOfAdds = 9_157 / 3_000
const mostOfCheckouts = 2_573 / 1_000

type Goods = { readonly product_id: string; readonly paise: number }
/** What a client knows from one call to the next. */
type Client = { visit?: Visit }
type Steps = Record<'adds' | 'checkouts', readonly ((client: Client) => Call)[]>

/** Additions to carts, and checkouts (add, then order), of the market and of a bare server in turns. */
export async function measureWrites(pool: pg.Pool, server: Running, seconds: number): Promise<Figure[]> {
  await pool.query(bareTables)
  await pool.query('vacuum analyze bare.products')
  const goods = (await pool.query<Goods>(orderableGoods)).rows
  const buyers = await makeBuyers(pool, 2 * people)
  const bare = await startBareShop(pool.options)
  const sides = [
    { name: 'ours', server, steps: ourSteps(buyers, goods) },
    { name: 'bare', server: bare, steps: bareSteps(buyers, goods) },
  ]
  const ratioOf = async (kind: keyof Steps) => {
    const results = await inTurns(sides, kind, seconds)
    const [ours = 0, floor = 0] = results.map(({ name, all }) => say(`${kind}, ${name}`, all))
    return floor / Math.max(1, ours)
  }
  try {
    const [adds, checkouts] = [await ratioOf('adds'), await ratioOf('checkouts')]
    return [
      { name: 'adds of a bare server for one of ours', measured: adds, limit: mostOfAdds, unit: 'adds' },
      {
        ...{ name: 'checkouts of a bare server for one of ours', unit: 'checkouts' },
        ...{ measured: checkouts, limit: mostOfCheckouts },
      },
    ]
  } finally {
    await bare.stop()
    await pool.query('drop schema bare cascade')
  }
}

type Side = { readonly name: string; readonly server: Running; readonly steps: Steps }

/** Whatever else the machine does meets both sides alike. */
async function inTurns(sides: readonly Side[], kind: keyof Steps, seconds: number) {
  const results = sides.map((side) => ({ ...side, all: [] as Figures[] }))
  // Whatever is compiled, planned or read for the first time is no part of what a write costs.
  for (const { server, steps } of sides) await loadSteps(server, steps[kind], { connections, seconds })
  for (let round = 0; round < rounds; round += 1)
    for (const { server, steps, all } of results)
      all.push(await loadSteps(server, steps[kind], { connections, seconds }))
  return results
}

function say(name: string, all: readonly Figures[]) {
  const middle = (pick: (figures: Figures) => number) =>
    all.map(pick).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const perSecond = middle((figures) => figures.perSecond)
  const failed = all.reduce((sum, figures) => sum + figures.failed, 0)
  console.log(
    `${name}: ${perSecond} a second, p99 ${middle(({ p99 }) => p99)} ms, node ${middle((figures) => figures.serverMicros)} µs, db ${middle((figures) => figures.databaseMicros)} µs, ${failed} failed`,
  )
  return perSecond
}

const post = (path: string, body: object, headers: Record<string, string> = {}): Call => ({
  ...{ method: 'POST', path, headers },
  body: JSON.stringify(body),
})

type Visit = { readonly turn: number; readonly buyer: Buyer; readonly goods: Goods }

/** People come one after the other, each with other goods, and come back for the next of their five. */
function visitsOf(buyers: readonly Buyer[], goods: readonly Goods[]) {
  let turns = 0
  return (): Visit => {
    const turn = turns++
    const place = turn % buyers.length
    const item = place * basket + (Math.floor(turn / buyers.length) % basket)
    return { turn, buyer: at(buyers, place), goods: at(goods, item % goods.length) }
  }
}

function at<T>(list: readonly T[], place: number): T {
  const item = list[place]
  if (item === undefined) throw new Error('nobody to buy, or nothing to be bought')
  return item
}

/** Orders take what is in a cart, so those who check out are others than those who only add. */
function ourSteps(buyers: readonly Buyer[], goods: readonly Goods[]): Steps {
  const add = ({ buyer: { token }, goods: { product_id } }: Visit) =>
    post('/api/users/cart/add-item', { product_id, quantity: 1 }, { token })
  const shipTo = {
    state: 'Rajasthan',
    city: 'Jaipur',
    postal_code: '302001',
    ship_address: '14 Johari Bazar',
  }
  const run = randomUUID()
  const order = ({ turn, buyer: { token }, goods: { product_id, paise } }: Visit) =>
    post(
      '/api/orders/place-order',
      { ordered_items: [{ product_id, quantity: 1 }], total_cost: paise / 100, ...shipTo },
      { token, 'idempotency-key': `${run}-${turn}` },
    )
  return stepsOf({ buyers, goods }, add, order)
}

function bareSteps(buyers: readonly Buyer[], goods: readonly Goods[]): Steps {
  const line = ({ buyer: { user_id }, goods: { product_id } }: Visit) => ({
    user_id,
    product_id,
    quantity: 1,
  })
  return stepsOf(
    { buyers, goods },
    (visit) => post('/add', line(visit)),
    (visit) => post('/order', line(visit)),
  )
}

type Crowd = { readonly buyers: readonly Buyer[]; readonly goods: readonly Goods[] }
type Step = (visit: Visit) => Call

/** Whoever checks out adds first, and orders when that is answered. */
function stepsOf({ buyers, goods }: Crowd, add: Step, order: Step): Steps {
  const nextAdd = visitsOf(buyers.slice(people), goods)
  const nextCheckout = visitsOf(buyers.slice(0, people), goods)
  return {
    adds: [() => add(nextAdd())],
    checkouts: [
      (client) => {
        client.visit = nextCheckout()
        return add(client.visit)
      },
      ({ visit }) => order(visit ?? nextCheckout()),
    ],
  }
}

const bareTables = `
  drop schema if exists bare cascade;
  create schema bare;
  create table bare.products as
    select product_id, product_name, (tiers -> 0 ->> 'unit_price_paise')::int as price, stock from products;
  alter table bare.products add primary key (product_id);
  create table bare.cart_lines (user_id uuid, product_id uuid, quantity int, primary key (user_id, product_id));
  create table bare.orders (order_id bigint generated always as identity primary key, user_id uuid not null,
    total bigint not null, created_at timestamptz not null default now());
  create table bare.order_lines (order_id bigint, product_id uuid, quantity int, price int,
    primary key (order_id, product_id))`

const orderableGoods = `
  select product_id, (tiers -> 0 ->> 'unit_price_paise')::int as paise from products where stock > 100
  order by product_id limit 5000`
