import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getBuyerRecord } from '#contract/sellers/buyer-record.ts'
import { sql } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { aKhata, aPaymentOf } from '#server/testing/khata/khata.ts'
import { aShop, aStranger, dayMs, hourMs, quoteFor, sell } from '#server/testing/service/service-history.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { refreshRecords } from './record.service.ts'

const testApp = openTestApp()
const now = new Date('2026-11-20T12:00:00+05:30')
const today = '2026-11-20'
const run = (statement: ReturnType<typeof sql>) => testApp.db.run(statement)
const count = async (moment = now) => {
  while (await refreshRecords(testApp.db, moment));
}
const recordFor = async (seller: Someone, { user_id: buyerId }: Someone) =>
  (await testApp.as(seller)(getBuyerRecord, { buyerId })).record

const any = (limit: number) => Math.floor(Math.random() * limit)
const maybe = (chance: number) => Math.random() < chance
const dayBefore = (days: number) =>
  new Date(now.getTime() - days * dayMs + 5.5 * hourMs).toISOString().slice(0, 10)
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

// The first registration of the helper has the GST number that its orders bill.
beforeAll(() => aBillableOrder(testApp))

type Order = {
  readonly day: string
  readonly delivered: string | null
  readonly credit: number
  readonly payments: readonly { readonly rupees: number; readonly on: string }[]
  readonly cancelledBy: 'buyer' | 'seller' | null
  readonly problem: 'open' | 'lost' | 'won' | null
}

const total = 1_000

function anOrder(): Order {
  const day = dayBefore(1 + any(110))
  const delivered = maybe(0.8) ? dayAfter(day, any(6)) : null
  const paidDay = () => dayAfter(day, any(40))
  const payments = maybe(0.5)
    ? [{ rupees: total, on: paidDay() }]
    : [400, 600].slice(any(2)).map((rupees) => ({ rupees, on: paidDay() }))
  const cancelledBy = maybe(0.2) ? (maybe(0.5) ? 'buyer' : 'seller') : null
  const problem = maybe(0.3) ? ((['open', 'lost', 'won'] as const)[any(3)] ?? null) : null
  return { day, delivered, credit: [0, 7, 30][any(3)] ?? 0, payments, cancelledBy, problem }
}

type Pair = { readonly seller: Someone; readonly buyer: Someone }
const problemId = () =>
  `VT-${randomUUID()
    .replaceAll('-', '')
    .slice(0, 8)
    .toUpperCase()
    .replaceAll(/[ILOU]/g, 'X')}`

async function aProblem(orderId: string, { seller, buyer }: Pair, { day, problem }: Order) {
  if (!problem) return
  const isOpen = problem === 'open'
  const desk = isOpen ? null : (await aStranger(testApp)).user_id
  const moment = `${day}T07:00:00Z`
  await run(sql`
    insert into cases (case_id, kind, order_id, about_id, opened_by, subject, wish, state, acknowledge_by, close_by,
      outcome, decided_by, created_at, changed_at)
    values (${problemId()}, 'damaged', ${orderId}, ${seller.user_id}, ${buyer.user_id}, '', 'refund',
      ${isOpen ? 'escalated' : 'decided'}, ${moment}, ${moment},
      ${isOpen ? null : problem === 'lost' ? 'none' : 'refund'}, ${desk}, ${moment}, ${moment})`)
}

async function place(khata: Awaited<ReturnType<typeof aKhata>>, order: Order) {
  const { seller, buyer } = khata
  const terms = { advance_bp: 0, rest: order.credit ? 'credit' : 'on_delivery', credit_days: order.credit }
  const orderId = await khata.bill({ total, issued: order.day, delivered: order.delivered, terms })
  for (const { rupees, on } of order.payments) await aPaymentOf(testApp, orderId, rupees, on)
  await aProblem(orderId, { seller, buyer }, order)
  if (!order.cancelledBy) return
  await run(sql`update orders set delivery_status = 'Cancelled' where order_id = ${orderId}`)
  await run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, created_at)
    values (${orderId}, ${seller.user_id}, ${order.cancelledBy}, 'Cancelled', ${`${order.day}T08:00:00Z`})`)
}

/** Ways in which a shop does not count. */
const bonds = [
  ({ seller, buyer }: Pair) =>
    sql`update users set address = (select upper(address) from users where user_id = ${buyer.user_id}) where user_id = ${seller.user_id}`,
  ({ seller, buyer }: Pair) =>
    sql`insert into known_devices (user_id, device_hash) select unnest(array[${seller.user_id}, ${buyer.user_id}]::uuid[]), sha256(${buyer.user_id}::text::bytea)`,
  ({ seller, buyer }: Pair) =>
    sql`update users set gst_number = (select gst_number from users where user_id = ${buyer.user_id}) where user_id = ${seller.user_id}`,
  ({ seller }: Pair) => sql`update users set is_demo = true where user_id = ${seller.user_id}`,
  ({ seller }: Pair) => sql`update users set suspended_at = now() where user_id = ${seller.user_id}`,
] as const

function slowPaid({ delivered, credit, payments, problem }: Order): boolean[] {
  if (delivered === null || problem === 'open') return []
  const due = dayAfter(delivered, credit)
  let left = total
  for (const { rupees, on } of payments.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    left -= rupees
    if (left === 0) return [on <= due]
  }
  return today > due ? [false] : []
}

function slowRecord(shops: readonly (readonly Order[])[]) {
  const isRecent = ({ day }: Order) => day > dayBefore(90)
  const recent = shops.flatMap((orders) => orders.filter(isRecent))
  const kept = shops.map((orders) => orders.filter(({ cancelledBy }) => !cancelledBy))
  const paid = recent.filter(({ cancelledBy }) => !cancelledBy).flatMap(slowPaid)
  return {
    orders: recent.length,
    cancelled: recent.filter(({ cancelledBy }) => cancelledBy === 'buyer').length,
    paid_cases: paid.length,
    paid_in_time: paid.filter(Boolean).length,
    disputes: recent.filter(({ problem }) => problem).length,
    disputes_lost: recent.filter(({ problem }) => problem === 'lost').length,
    sellers: kept.filter((orders) => orders.some(isRecent)).length,
    sellers_again: kept.filter((orders) =>
      orders.some((late) => isRecent(late) && orders.some((early) => early.day < late.day)),
    ).length,
  }
}

test('the record of a buyer equals a slow recount of a random history, without shops of their own, of the demo and suspended ones', async () => {
  const buyer = await aStranger(testApp)
  const shops: Order[][] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const seller = await aShop(testApp)
    const khata = await aKhata(testApp, null, { seller, buyer })
    await run(sql`delete from orders where order_id = ${khata.unbilled}`)
    const orders = Array.from({ length: 1 + any(5) }, anOrder)
    for (const order of orders) await place(khata, order)
    const bond = turn < 7 ? undefined : bonds[turn - 7]
    if (bond) await run(bond({ seller, buyer }))
    else shops.push(orders)
  }
  await count()
  const { rows } = await testApp.pool.query('select * from buyer_figures where buyer_id = $1', [
    buyer.user_id,
  ])
  expect(rows[0]).toMatchObject(slowRecord(shops))
})

const placed = (pair: Pair, days = 3) =>
  sell(testApp, pair, {
    ...{ began: new Date(now.getTime() - days * dayMs), promised: today, left: null },
    ...{ cancelledBy: null, isLost: false, isDisputed: false },
  })

test('below five cases only their number is said, and after 90 days they are forgotten', async () => {
  const [seller, buyer] = [await aShop(testApp), await aStranger(testApp)]
  for (let turn = 0; turn < 4; turn += 1) await placed({ seller, buyer })
  expect(await recordFor(seller, buyer)).toBeNull()
  await count()
  expect(await recordFor(seller, buyer)).toMatchObject({
    ...{ window_days: 90, orders: 4, cancelled: { cases: 4, count: null } },
    ...{ paid_on_time: { cases: 0, count: null }, disputes: { cases: 4, count: null, lost: null } },
    came_again: { cases: 1, count: null },
  })
  await placed({ seller, buyer })
  await count(new Date(now.getTime() + hourMs))
  expect(await recordFor(seller, buyer)).toMatchObject({ orders: 5, cancelled: { cases: 5, count: 0 } })
  await count(new Date(now.getTime() + 91 * dayMs))
  expect(await recordFor(seller, buyer)).toMatchObject({ orders: 0, cancelled: { cases: 0, count: null } })
})

test('who orders again after a long time is counted within a day', async () => {
  const [seller, buyer] = [await aShop(testApp), await aStranger(testApp)]
  await placed({ seller, buyer }, 100)
  await count()
  await placed({ seller, buyer })
  await count(new Date(now.getTime() + 25 * hourMs))
  expect((await recordFor(seller, buyer))?.orders).toBe(1)
})

test('only a seller with an order, a deal or a quote of this buyer reads the record', async () => {
  const [seller, buyer] = [await aShop(testApp), await aStranger(testApp)]
  const isNobody = { status: 404, message: 'User not found' }
  await expect(recordFor(seller, buyer)).rejects.toMatchObject(isNobody)
  const moment = new Date(now.getTime() - dayMs)
  await quoteFor(testApp, { seller, buyer }, { began: moment, answered: moment })
  expect(await recordFor(seller, buyer)).toBeNull()

  const dealer = await aShop(testApp)
  const { room_id } = (await testApp.db.one(sql`
    insert into chat_rooms (buyer_id, seller_id) values (${buyer.user_id}, ${dealer.user_id}) returning room_id`)) as {
    room_id: string
  }
  await expect(recordFor(dealer, buyer)).rejects.toMatchObject(isNobody)
  await run(sql`
    insert into deals (room_id, revision, state, expires_at, created_at, changed_at)
    values (${room_id}, 1, 'declined', now(), now(), now())`)
  expect(await recordFor(dealer, buyer)).toBeNull()

  const other = await aShop(testApp)
  await placed({ seller: other, buyer })
  expect(await recordFor(other, buyer)).toBeNull()
  await expect(testApp.as(buyer)(getBuyerRecord, { buyerId: buyer.user_id })).rejects.toMatchObject({
    status: 403,
  })
  for (const buyerId of ['nobody', randomUUID()])
    await expect(testApp.as(seller)(getBuyerRecord, { buyerId })).rejects.toMatchObject(isNobody)
})

test('a suspended buyer has no record while it lasts', async () => {
  const [seller, buyer] = [await aShop(testApp), await aStranger(testApp)]
  await placed({ seller, buyer })
  await count()
  await run(sql`update users set suspended_at = now() where user_id = ${buyer.user_id}`)
  expect(await recordFor(seller, buyer)).toBeNull()
  await run(sql`update users set suspended_at = null where user_id = ${buyer.user_id}`)
  expect((await recordFor(seller, buyer))?.orders).toBe(1)
})
