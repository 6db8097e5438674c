import type pg from 'pg'
import { categories } from '#contract/products/category.ts'
import { type Buyer, fillCarts, makeBuyers } from './buyers.ts'
import { makes, nouns } from './catalogue.ts'
import type { Call } from './load.ts'
import type { Scenario } from './scenario.ts'
import { shopScenarios } from './shop.ts'

const shopping = 64
const ordering = 24_000

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const get = (path: string, headers: Record<string, string> = {}): Call => ({ method: 'GET', path, headers })
const post = (path: string, body: object, headers: Record<string, string> = {}): Call => ({
  ...{ method: 'POST', path, headers },
  body: JSON.stringify(body),
})

/** Every scenario for a market of this many products. */
export async function scenariosFor(pool: pg.Pool, url: string, products: number): Promise<Scenario[]> {
  const { rows } = await pool.query<{ product_id: string }>(
    'select product_id from products where stock > 100 order by product_id limit 5000',
  )
  const ids = rows.map(({ product_id }) => product_id)
  const buyers = await makeBuyers(pool, shopping)
  const search = (q: () => string) => () =>
    get(`/api/products/search?q=${encodeURIComponent(q())}`, { token: oneOf(buyers).token })
  const code = () => `K${Math.floor((Math.random() * products) / 12)}`
  const lots = () => 5 + Math.floor(Math.random() * 90)
  const narrowed = () => get(`/api/products/search?${narrow()}`, { token: oneOf(buyers).token })
  let visits = 0
  // A cart of five products, as a shop fills it.
  const basket = ids.slice(0, 5)
  return [
    { name: 'product by id', next: () => get(`/api/products/${oneOf(ids)}`) },
    { name: 'category list', next: () => listOf() },
    { name: 'list, 100th page', next: await hundredthPage(url) },
    { name: 'search, frequent word', next: search(() => 'cotton') },
    { name: 'search, rare word', next: search(code) },
    { name: 'search, two words', next: search(() => `steel ${oneOf(['pump', 'valve', 'tile', 'lamp'])}`) },
    { name: 'search, words afresh', next: search(() => `${oneOf(makes)} ${oneOf(nouns)} ${lots()}`) },
    { name: 'search, filters', next: narrowed },
    {
      name: 'search, misspelt',
      next: search(() => oneOf(['submersibel pmp', 'lipstik', 'notbook', 'tracter'])),
    },
    { name: 'search, no match', next: search(() => `qx${Math.floor(Math.random() * 1e6)}zz`) },
    {
      name: 'suggest',
      next: () => get(`/api/products/suggest?q=${oneOf(['pu', 'val', 'cott', 'lam', 'sho'])}`),
    },
    { name: 'cart add', next: () => addTo(oneOf(buyers), oneOf(basket)) },
    await placeOrders(pool, ids),
    ...(await shopScenarios(pool)),
    { name: 'page, cached', next: () => get('/live_market') },
    { name: 'page, cold product', next: () => get(`/product_details/${oneOf(ids)}?visit=${visits++}`) },
    { name: 'page, cold landing', next: () => get(`/?visit=${visits++}`) },
  ]
}

/** A frequent word and several filters, almost never the same. */
const narrow = () =>
  new URLSearchParams({
    q: oneOf(['cotton', 'steel', 'valve']),
    category: oneOf(categories).label,
    state: oneOf(['Gujarat', 'Maharashtra', 'Delhi', 'Kerala']),
    ...{ in_stock: 'true', verified: 'true', facets: 'true' },
    max_price: String(200 + Math.floor(Math.random() * 700)),
  })

const listOf = () => post('/api/products/category', { category_type: oneOf(categories).label })
const addTo = ({ token }: Buyer, product_id: string) =>
  post('/api/users/cart/add-item', { product_id }, { token })

/** The cursor of the page that starts after 2,400 products, or of the last one. */
async function hundredthPage(url: string) {
  let cursor: string | undefined
  for (let page = 0; page < 24; page += 1) {
    const body = JSON.stringify({ category_type: 'all', limit: 100, ...(cursor ? { cursor } : {}) })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/products/category`, { method: 'POST', headers, body })
    const { next } = (await answer.json()) as { next: string | null }
    if (!next) break
    cursor = next
  }
  return () => post('/api/products/category', { category_type: 'all', ...(cursor ? { cursor } : {}) })
}

async function placeOrders(pool: pg.Pool, ids: readonly string[]): Promise<Scenario> {
  const buyers = await makeBuyers(pool, ordering)
  const carts = await fillCarts(pool, buyers, ids)
  const prices = await pricesOf(pool, ids)
  const shipTo = {
    state: 'Rajasthan',
    city: 'Jaipur',
    postal_code: '302001',
    ship_address: '14 Johari Bazar',
  }
  let turn = 0
  return {
    name: 'place order',
    limit: ordering,
    next: () => {
      const place = turn++ % ordering
      const product_id = carts[place] ?? ''
      const total_cost = ((prices.get(product_id) ?? 0) * 10) / 100
      const body = { ordered_items: [{ product_id, quantity: 10 }], total_cost, ...shipTo }
      return post('/api/orders/place-order', body, {
        token: buyers[place]?.token ?? '',
        'idempotency-key': `b${place}`,
      })
    },
  }
}

async function pricesOf(pool: pg.Pool, ids: readonly string[]) {
  const { rows } = await pool.query<{ product_id: string; paise: number }>(
    "select product_id, (tiers -> 0 ->> 'unit_price_paise')::int as paise from products where product_id = any($1::uuid[])",
    [ids],
  )
  return new Map(rows.map(({ product_id, paise }) => [product_id, paise]))
}
