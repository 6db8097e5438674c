import type pg from 'pg'
import { type Buyer, makeBuyers, makeSeller } from './buyers.ts'
import type { Figure } from './goals.ts'
import type { Running } from './processes.ts'
import { quantile } from './watch.ts'

const bills = 480
/** Code that is compiled and plans that are made meanwhile are no part of what a bill costs. */
const first = 40
const atOnce = 8
const lines = 5
const mostP95 = 150

/** A shop that bills its orders, eight at once in one series: from the call to the answer with the number. */
export async function measureBills(pool: pg.Pool, { url }: Running): Promise<Figure[]> {
  const seller = await makeSeller(pool)
  const orderIds = await addUnbilledOrders(pool, seller)
  const times: number[] = []
  const bill = async (orderId: string) => {
    const began = performance.now()
    const answer = await fetch(`${url}/api/orders/${orderId}/invoice`, {
      method: 'POST',
      headers: { token: seller.token, 'content-type': 'application/json' },
      body: '{}',
    })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`${orderId} answered ${answer.status}: ${text}`)
    times.push(performance.now() - began)
  }
  const left = [...orderIds]
  const work = async () => {
    for (let orderId = left.pop(); orderId !== undefined; orderId = left.pop()) await bill(orderId)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const measured = times.slice(first)
  const [p50, p95] = [quantile(measured, 0.5), quantile(measured, 0.95)]
  console.log(
    `${measured.length} invoices of ${lines} lines, ${atOnce} at once: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  )
  return [{ name: 'an invoice, p95', measured: p95, limit: mostP95, unit: 'ms' }]
}

async function addUnbilledOrders(pool: pg.Pool, seller: Buyer): Promise<string[]> {
  const [buyer] = await makeBuyers(pool, 1)
  const run = Math.floor(Math.random() * 1_296)
  await pool.query(registration, [seller.user_id, gstinOf(run)])
  const { rows } = await pool.query<{ order_id: string }>(orders, [
    seller.user_id,
    buyer?.user_id,
    run.toString(36).toUpperCase().padStart(2, '0'),
    bills,
    lines,
  ])
  const orderIds = rows.map(({ order_id }) => order_id)
  await pool.query(orderLines, [orderIds, lines])
  return orderIds
}

/** Another one in each run, since a GST number belongs to one shop. */
const gstinOf = (run: number) => `24BENCH${String(run).padStart(4, '0')}L1Z5`

const registration = `
  insert into tax_registrations (seller_id, gstin, legal_name, address, pin, state_code)
  values ($1, $2, 'Bench Traders', '12 Ring Road, Surat', '395002', '24')`

const orders = `
  insert into orders (order_id, buyer_id, seller_id, total_paise, state, city, postal_code, ship_address, ship_state_code)
  select 'VJ-' || $3 || 'B' || lpad(g::text, 5, '0'), $2, $1, $5::int * 118000, 'Rajasthan', 'Jaipur', '302001', '14 Johari Bazar', '08'
  from generate_series(1, $4::int) g returning order_id`

const orderLines = `
  insert into order_lines (order_id, line_number, product_name, unit, quantity, unit_price_paise, line_total_paise,
    holds_stock, hsn_code, gst_rate_bp, unit_code)
  select order_id, place, 'Gate valve of brass, ' || place || ' inch', 'piece', 10, 11800, 118000, false, '8481', 1800, 'PCS'
  from unnest($1::text[]) order_id, generate_series(1, $2::int) place`
