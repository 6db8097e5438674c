import type pg from 'pg'
import { type Buyer, makeBuyers, makeSeller } from './buyers.ts'
import type { Call } from './load.ts'
import type { Scenario } from './scenario.ts'

const orders = 10_000
const connections = 16

/** The console of a seller who received 10,000 orders from 700 buyers in half a year. */
export async function shopScenarios(pool: pg.Pool): Promise<Scenario[]> {
  const seller = await makeSeller(pool)
  const buyers = await makeBuyers(pool, 700)
  await addOrders(pool, seller, buyers)
  await pool.query('vacuum analyze users, orders, order_lines')
  const get = (path: string) => (): Call => ({ method: 'GET', path, headers: { token: seller.token } })
  const list = '/api/orders/seller/orders-list'
  return [
    { name: 'shop, analytics', connections, next: get('/api/seller/analytics') },
    { name: 'shop, orders', connections, next: get(list) },
    { name: 'shop, orders of 25', connections, next: get(`${list}?limit=25`) },
    { name: 'shop, orders by buyer', connections, next: get(`${list}?limit=25&buyer=buyer%209`) },
    { name: 'shop, orders by product', connections, next: get(`${list}?limit=25&product=bolt%2012`) },
    { name: 'shop, products', connections, next: get('/api/seller/products') },
  ]
}

/** The number of orders that these buyers have placed with a seller, and the products in them. */
export async function addOrders(pool: pg.Pool, seller: Buyer, buyers: readonly Buyer[]) {
  await pool.query(products, [seller.user_id])
  await pool.query(receivedOrders, [seller.user_id, buyers.map(({ user_id }) => user_id), orders, codeOf()])
  await pool.query(orderLines, [seller.user_id])
}

/** Two letters of this run, so that its order ids differ from those of earlier runs. */
const codeOf = () =>
  Math.floor(Math.random() * 1_296)
    .toString(36)
    .toUpperCase()
    .padStart(2, '0')

const products = `
  insert into products (seller_id, product_name, description, unit, category, category_type, tiers, images, stock,
    verification, review_count, rating_sum)
  select $1, 'Bolt ' || g || ' of the large shop', 'A bolt.', 'piece', 'hardware-paints', 'Hardware & paints',
    '[{"min": 1, "max": null, "unit_price_paise": 500}]', '["/media/00000000000000000000000000000000/960.webp"]',
    g % 40, 'verified', g % 6, (g % 6) * 4
  from generate_series(1, 500) g`

const receivedOrders = `
  insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code, ship_address,
    order_date)
  select 'VJ-' || $4 || lpad(g::text, 6, '0'), ($2::uuid[])[1 + g % array_length($2::uuid[], 1)], $1,
    (array['Pending','Confirmed','Shipped','Delivered','Delivered','Delivered','Delivered','Cancelled'])[1 + g % 8],
    10000, 'Rajasthan', 'Jaipur', '302001', '14 Johari Bazar', now() - make_interval(mins => g * 26)
  from generate_series(1, $3::int) g`

const orderLines = `
  with shelf as (select array_agg(product_id) as ids, array_agg(product_name) as names from products where seller_id = $1)
  insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
    line_total_paise, holds_stock)
  select order_id, place, ids[1 + (row + place * 7) % 500], names[1 + (row + place * 7) % 500], 'piece', 10, 500, 5000, false
  from (select order_id, (row_number() over ())::int as row from orders where seller_id = $1) received, shelf,
    generate_series(1, 2) place`
