import type pg from 'pg'

/** How much the market remembers. */
export const history = {
  people: 220_000,
  sellers: 20_000,
  /** One seller has every tenth, one buyer every 250th. */
  orders: 5_000_000,
  /** One room has a million, ten have 100,000, a thousand have 2,000, the rest 40 each. */
  messages: 10_000_000,
  notifications: 6_000_000,
  auditEvents: 1_000_000,
} as const

/** The first seller and the first buyer have by far the most of everything. */
export const busiest = { seller: 1, buyer: history.sellers + 1 }

type Say = (line: string) => void

/** Fills an empty, migrated database without triggers, several tables at once, and builds their indexes at the end. */
export async function fillHistory(pool: pg.Pool, say: Say) {
  await pool.query(ids)
  const indexes = await dropIndexes(pool)
  const run = async (steps: readonly Step[]) => {
    for (const [name, statement, ...values] of steps) {
      await inSession(pool, (client) => client.query(statement, values))
      say(name)
    }
  }
  await run(first)
  await Promise.all(lanes.map(run))
  await Promise.all(
    lanes.map(async () => {
      for (let definition = indexes.pop(); definition; definition = indexes.pop()) {
        const statement = definition
        await inSession(pool, (client) => client.query(statement))
        say(statement.slice(0, 100))
      }
    }),
  )
  await pool.query('vacuum (analyze)')
}

async function inSession<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`)
    return await work(client)
  } finally {
    client.release(true)
  }
}

/** Primary keys come last too, as the constraints that they are. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ away: string; back: string }>(
    `select case when c.oid is null then format('drop index %I', i.indexrelid::regclass)
         else format('alter table %I drop constraint %I cascade', i.indrelid::regclass, c.conname) end as away,
       case when c.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %I add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
         end as back
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
     where i.indrelid = any($1::regclass[])`,
    [['order_lines', 'order_events', 'chat_messages', 'notifications', 'audit_events']],
  )
  const orders = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename = 'orders' and indexname <> 'orders_pkey'`,
  )
  for (const { away } of rows) await pool.query(away)
  for (const { indexname } of orders.rows) await pool.query(`drop index ${indexname}`)
  return [...rows.map(({ back }) => back), ...orders.rows.map(({ indexdef }) => indexdef)]
}

/** Ids as random as real ones, the same every time; and a number between 0 and 1. */
const ids = `
  create or replace function bench_id(kind text, number bigint) returns uuid language sql immutable parallel safe as
  $$ select overlay(overlay(md5(kind || number) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$;
  create or replace function bench_share(number bigint, of int) returns float8 language sql immutable parallel safe as
  $$ select ((hashint8extended(number, of) & 2147483647)::float8 / 2147483648) $$`

const people = `
  insert into users (user_id, account_type, full_name, email, phone_number, password_hash, address, gst_number,
    company_name, business_type, city, state, created_at)
  select bench_id('user', g), case when g <= $2::int then 'seller' else 'buyer' end, 'Owner ' || g,
    'owner' || g || '@history.example', (91900000000 + g)::text, 'none', 'Market road', '24HIST' || lpad(g::text, 8, '0'),
    'Traders ' || g, 'Wholesaler', 'Surat', 'Gujarat', now() - interval '4 years'
  from generate_series(1, $1::int) g`

const products = `
  insert into products (product_id, seller_id, product_name, description, unit, category, category_type, tiers,
    verification, filters)
  select bench_id('product', g), bench_id('user', 1 + g % $1::int), 'Bolt ' || g, 'A bolt.', 'piece', 'hardware-paints',
    'Hardware & paints', '[{"min": 1, "max": null, "unit_price_paise": 500}]', 'verified', '{}'
  from generate_series(1, $1::int * 2) g`

/** A new order every nineteen seconds for three years. */
const orders = `
  insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code, ship_address,
    order_date, buyer_full_name, buyer_company_name, buyer_email, buyer_phone_number, buyer_gst_number,
    is_buyer_verified, seller_full_name, seller_company_name, seller_email, seller_phone_number, seller_gst_number,
    is_seller_verified)
  select 'VJ-' || lpad(g::text, 8, '0'), bench_id('user', buyer), bench_id('user', seller),
    case when g % 14 = 0 then 'Cancelled' when g < $1::int * 0.99 then 'Delivered'
      else (array['Pending', 'Confirmed', 'Shipped', 'Delivered'])[1 + g % 4] end,
    10000 + g % 90000, 'Rajasthan', 'Jaipur', '302001', '14 Johari Bazar', now() - make_interval(secs => ($1::int - g) * 19),
    'Owner ' || buyer, 'Traders ' || buyer, 'owner' || buyer || '@history.example', (91900000000 + buyer)::text,
    '24HIST' || lpad(buyer::text, 8, '0'), false, 'Owner ' || seller, 'Traders ' || seller,
    'owner' || seller || '@history.example', (91900000000 + seller)::text, '24HIST' || lpad(seller::text, 8, '0'), true
  from (
    select g, case when g % 10 = 0 then 1 else 2 + floor(($3::int - 2) * power(bench_share(g, 1), 2))::int end as seller,
      $3::int + case when g % 250 = 1 then 1 else 2 + floor(($2::int - $3::int - 2) * power(bench_share(g, 2), 2))::int end
        as buyer
    from generate_series(1, $1::int) g) made`

const orderLines = `
  insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
    line_total_paise, holds_stock)
  select 'VJ-' || lpad(g::text, 8, '0'), line, bench_id('product', 1 + (g + line * 7) % $2::int),
    'Bolt ' || 1 + (g + line * 7) % $2::int, 'piece', 10, 500, 5000, false
  from generate_series(1, $1::int) g, generate_series(1, 1 + (g % 4 = 0)::int) line`

const orderEvents = `
  insert into order_events (order_id, actor_id, actor_role, delivery_status, created_at)
  select order_id, buyer_id, 'buyer', 'Pending', order_date from orders order by order_date`

/** Rooms 15,001 to 20,000 belong to the busiest buyer, every tenth of the others to the busiest seller. */
const rooms = `
  insert into chat_rooms (room_id, buyer_id, seller_id, last_seq, last_message, last_message_at, buyer_read_seq,
    seller_read_seq, buyer_unread, seller_unread, created_at)
  select bench_id('room', g),
    bench_id('user', $1::int + case when g between 15001 and 20000 then 1 else 1 + g end),
    bench_id('user', case when g = 1 or g % 10 = 0 and g not between 15001 and 20000 then 1 else 2 + g % ($1::int - 2) end), size, 'The last of ' || size,
    now() - make_interval(secs => g * 7), size, size - unread, 0, unread / 2, now() - make_interval(mins => size)
  from (
    select g, case when g = 1 then 1000000 when g <= 11 then 100000 when g <= 1011 then 2000 else 40 end as size,
      case when g % 11 = 0 then 10 else 0 end as unread
    from generate_series(1, 151011) g) sized`

const messages = `
  insert into chat_messages (room_id, seq, sender_id, body, client_id, created_at)
  select room_id, seq, case when seq % 2 = 0 then buyer_id else seller_id end,
    'Please send the rate for ' || seq || ' pieces, with delivery to the godown in ten days.',
    bench_id('client', seq)::text, last_message_at - make_interval(mins => last_seq - seq)
  from chat_rooms, generate_series(1, last_seq) seq`

/** Of the last 190 days, ten of which are over. */
const notifications = `
  insert into notifications (user_id, order_id, kind, message, link, is_read, created_at, sentence)
  select bench_id('user', case when g % 100 = 0 then 1 else 2 + floor(($2::int - 2) * power(bench_share(g, 3), 2))::int end),
    case when g % 2 = 0 then 'VJ-' || lpad((4000000 + g % 1000000)::text, 8, '0') end, 'order-status',
    'Your order VJ-' || lpad((4000000 + g % 1000000)::text, 8, '0') || ' is now Shipped.',
    '/orders/VJ-' || lpad((4000000 + g % 1000000)::text, 8, '0'), g % 10 > 2,
    now() - ($1::int - g) * (interval '190 days' / $1::int),
    jsonb_build_object('name', 'orders.status', 'parameters', jsonb_build_object('id', g))
  from generate_series(1, $1::int) g`

const auditEvents = `
  insert into audit_events (actor_id, actor_name, action, subject_type, subject_id, subject_name, request_id, created_at)
  select bench_id('user', 1 + g % 40), 'Owner ' || 1 + g % 40,
    (array['seller.view', 'seller.approve', 'product.verify', 'order.view'])[1 + g % 4], 'seller',
    bench_id('user', 1 + g % 20000)::text, 'Traders ' || 1 + g % 20000, 'request-' || g,
    now() - make_interval(mins => $1::int - g)
  from generate_series(1, $1::int) g`

type Step = readonly [name: string, statement: string, ...values: unknown[]]

const first: readonly Step[] = [
  ['people', people, history.people, history.sellers],
  ['products', products, history.sellers],
  ['rooms', rooms, history.sellers],
]

const lanes: readonly (readonly Step[])[] = [
  [
    ['orders', orders, history.orders, history.people, history.sellers],
    ['order events', orderEvents],
  ],
  [['messages', messages]],
  [
    ['lines', orderLines, history.orders, history.sellers * 2],
    ['notifications', notifications, history.notifications, history.people],
    ['audit', auditEvents, history.auditEvents],
  ],
]
