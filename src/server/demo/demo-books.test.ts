import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listAccounts } from '#contract/khata/khata.ts'
import { getOrder } from '#contract/order.ts'
import { listSellerPayments } from '#contract/payments/payment.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { loadDemo } from './load-demo.ts'
import { signIns } from './sign-ins.ts'

const testApp = openTestApp()
const Count = z.object({ count: z.int() })
const User = z.object({ user_id: z.uuid() })

beforeAll(async () => {
  await loadDemo(testApp.app.services)
})

test('the books are in order', async () => {
  expect(await findBreaches(testApp.db)).toEqual([])
})

test.each<[string, Sql]>([
  [
    'an order is the sum of its lines',
    sql`orders where total_paise is distinct from
      (select sum(line_total_paise) from order_lines where order_lines.order_id = orders.order_id)`,
  ],
  [
    'a line is priced by the slab of its quantity',
    sql`order_lines join products using (product_id) join orders using (order_id) where deal_id is null and unit_price_paise <>
      (select (tier ->> 'unit_price_paise')::bigint from jsonb_array_elements(tiers) tier
       where (tier ->> 'min')::int <= quantity order by (tier ->> 'min')::int desc limit 1)`,
  ],
  [
    'each product, and each line of listed goods in an order, has an HSN code, a GST rate and a unit code',
    sql`(select hsn_code, gst_rate_bp, unit_code from products union all
      select hsn_code, gst_rate_bp, unit_code from order_lines where product_id is not null) each
      where hsn_code is null or gst_rate_bp is null or unit_code is null`,
  ],
  [
    'a line is taxed as its product',
    sql`order_lines join products using (product_id)
      where (order_lines.hsn_code, order_lines.gst_rate_bp, order_lines.unit_code)
        is distinct from (products.hsn_code, products.gst_rate_bp, products.unit_code)`,
  ],
  [
    'a line is of its order’s seller',
    sql`order_lines join orders using (order_id) join products using (product_id)
      where orders.seller_id <> products.seller_id`,
  ],
  [
    'what is cancelled holds no stock, all else that is counted does',
    sql`order_lines join orders using (order_id)
      join products using (product_id)
      where holds_stock <> (delivery_status <> 'Cancelled' and stock is not null)`,
  ],
  [
    'a history begins pending',
    sql`orders where 'Pending' is distinct from (select delivery_status from order_events
      where order_events.order_id = orders.order_id order by order_event_id limit 1)`,
  ],
  [
    'a history ends in the state of its order',
    sql`orders where delivery_status is distinct from (select delivery_status
      from order_events where order_events.order_id = orders.order_id order by order_event_id desc limit 1)`,
  ],
  [
    'a history runs forward, and not into the future',
    sql`(select created_at, order_date,
      lag(created_at) over (partition by order_id order by order_event_id) as before
      from order_events join orders using (order_id)) each
      where created_at < before or created_at < order_date or created_at > now()`,
  ],
  [
    'nothing is ordered before it is there',
    sql`order_lines join orders using (order_id) join products using (product_id)
      where products.created_at > order_date`,
  ],
  [
    'a review is of the buyer of a delivered order that holds the product',
    sql`reviews where not exists (
      select from orders join order_lines using (order_id) where orders.order_id = reviews.order_id
      and order_lines.product_id = reviews.product_id and orders.buyer_id = reviews.buyer_id
      and delivery_status = 'Delivered' and order_date < reviews.created_at) or created_at > now()`,
  ],
  [
    'a product counts its own reviews',
    sql`products left join (select product_id, sum(rating) as stars, count(*) as reviews from reviews where is_counted group by product_id) given
      using (product_id) where rating_sum <> coalesce(stars, 0) or review_count <> coalesce(reviews, 0)`,
  ],
  [
    'what the published seller has sent is billed on that day',
    sql`orders o join users u on u.user_id = o.seller_id
      join lateral (select created_at from order_events e where e.order_id = o.order_id
        and e.delivery_status = 'Shipped') sent on true
      where u.user_id = (select seller_id from orders group by seller_id order by count(*) desc limit 1) and o.deal_id is null
        and not exists (select from invoices i where i.order_id = o.order_id and i.kind <> 'CRN'
          and i.issued_on = (sent.created_at at time zone 'Asia/Kolkata')::date)`,
  ],
  [
    'numbers of a series and their days go together, without a gap',
    sql`(select right(number, 4)::int as place, issued_on,
        row_number() over series as rank, lag(issued_on) over series as before
      from invoices window series as (partition by gstin, year, kind order by number)) each
      where place <> rank or issued_on < before`,
  ],
  [
    'every event was told',
    sql`order_events where not exists (select from notifications
      where notifications.order_id = order_events.order_id and notifications.created_at = order_events.created_at)`,
  ],
])('%s', async (_, wrong) => {
  expect(await testApp.db.one(rows(Count)`select count(*) from ${wrong}`)).toEqual({ count: 0 })
})

test('there are a year of invoices, credit notes, a plan that is billed, and notifications came with them', async () => {
  const { count: billed } = await testApp.db.one(
    rows(Count)`select count(*) from invoices where kind <> 'CRN'`,
  )
  expect(billed).toBeGreaterThan(200)
  const credits = await testApp.db.one(rows(Count)`select count(*) from invoices where kind = 'CRN'`)
  expect(credits.count).toBeGreaterThan(5)
  const plans = sql`plan_documents join invoices using (invoice_id) where number like 'DEMO/%'`
  expect(await testApp.db.one(rows(Count)`select count(*) from ${plans}`)).toEqual({ count: 1 })
  // That an invoice outlives its cancelled order is news of another day.
  const late = sql`notifications n join invoices i using (order_id)
    where n.sentence -> 'parameters' ->> 'number' = i.number and n.sentence ->> 'name' <> 'notifications.billRemains'
      and (n.created_at at time zone 'Asia/Kolkata')::date <> i.issued_on`
  expect(await testApp.db.one(rows(Count)`select count(*) from ${late}`)).toEqual({ count: 0 })
})

test('no rule is broken that holds for every market', async () => {
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('the khata of two people is what the pages of their orders say, and what waits there waits in the payments', async () => {
  const { user_id: sellerId } = await testApp.db.one(
    rows(User)`select user_id from users where phone_number = ${signIns.seller}`,
  )
  const seller = testApp.as({ user_id: sellerId })
  const accounts = await allAccounts(seller)
  const books = accounts.map(({ buyer_id, balance }) => ({ buyer_id, balance: paiseOf(balance) }))
  const pages = []
  for (const { buyer_id: buyerId } of accounts) {
    const { paise } = await testApp.db.one(notedBetween(sellerId, buyerId))
    let balance = paise
    for (const { order_id: orderId } of await testApp.db.many(ordersBetween(sellerId, buyerId)))
      balance += owedOnPage(await seller(getOrder, { orderId }))
    pages.push({ buyer_id: buyerId, balance })
  }
  expect(accounts.some(({ open }) => open > 0)).toBe(true)
  expect(books).toEqual(pages)
  const { sums } = await seller(listSellerPayments, {})
  expect(accounts.reduce((sum, { claimed }) => sum + claimed, 0)).toBe(sums.claimed)
})

const ordersBetween = (sellerId: string, buyerId: string) =>
  rows(z.object({ order_id: z.string() }))`
    select order_id from orders where seller_id = ${sellerId} and buyer_id = ${buyerId}`

const notedBetween = (sellerId: string, buyerId: string) =>
  rows(z.object({ paise: z.int() }))`
    select coalesce(sum(case when kind = 'opening' then amount_paise else -kept_paise end), 0)::bigint as paise
    from khata_entries where seller_id = ${sellerId} and buyer_id = ${buyerId} and state in ('noted', 'cleared')`

/** What is paid before the bill is the buyer's, what is to be given back too; the khata sets it against other bills. */
function owedOnPage({ road }: ReplyOf<typeof getOrder>): number {
  if (!road?.payment) return 0
  const { open, paid, refund_due } = road.payment
  return paiseOf(road.bill ? open - refund_due : -paid)
}

const paiseOf = (rupees: number) => Math.round(rupees * 100)

async function allAccounts(seller: ReturnType<typeof testApp.as>) {
  const accounts = []
  let page: ReplyOf<typeof listAccounts> | undefined
  while (page?.next !== null) {
    page = await seller(listAccounts, page ? { cursor: page.next } : {})
    accounts.push(...page.accounts)
  }
  return accounts
}
