import { expect, test } from 'vitest'
import { getSellerEvidence } from '#contract/sellers/seller-evidence.ts'
import { sql } from '#server/db/sql.ts'
import {
  aShop,
  aStranger,
  ask,
  dayMs,
  hourMs,
  quoteFor,
  sell,
  type Trade,
} from '#server/testing/service/service-history.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { refreshFigures } from './figures.service.ts'

const testApp = openTestApp()
const count = async (now: Date) => {
  while (await refreshFigures(testApp.db, now));
}
const serviceOf = async ({ user_id }: Someone) =>
  (await testApp.as(null)(getSellerEvidence, { sellerId: user_id })).service
const run = (statement: ReturnType<typeof sql>) => testApp.db.run(statement)

const now = new Date('2026-11-20T12:00:00+05:30')
const ago = (ms: number) => new Date(now.getTime() - ms)
const dayIn = (moment: Date) => new Date(moment.getTime() + 5.5 * hourMs).toISOString().slice(0, 10)

test.each([
  ['within a day', '2026-11-18T10:30', '2026-11-18T11:15', 45],
  ['over a night', '2026-11-18T18:50', '2026-11-19T10:05', 15],
  ['over a Sunday', '2026-11-14T18:00', '2026-11-16T11:00', 120],
  ['before the shop opens', '2026-11-18T07:00', '2026-11-18T09:59', 0],
  ['over a week', '2026-11-09T10:00', '2026-11-16T10:00', 3_240],
])('an answer %s is counted in shop hours', async (_, from, until, minutes) => {
  const momentOf = (text: string) => `${text}:00+05:30`
  const { rows } = await testApp.pool.query(
    'select shop_minutes_until($2::timestamptz) - shop_minutes_until($1::timestamptz) as minutes',
    [momentOf(from), momentOf(until)],
  )
  expect(Number(rows[0].minutes)).toBe(minutes)
})

const any = (limit: number) => Math.floor(Math.random() * limit)
const maybe = (chance: number) => Math.random() < chance

function anOrder(): Trade['orders'][number] {
  const began = ago(any(110 * 24) * hourMs + any(60) * 60_000)
  const promised = new Date(began.getTime() + any(8) * dayMs)
  const left = maybe(0.8) ? new Date(began.getTime() + any(10) * dayMs) : null
  const isDisputed = maybe(0.3)
  return {
    ...{ began, promised: dayIn(promised), left, isDisputed, isLost: isDisputed && maybe(0.5) },
    cancelledBy: maybe(0.2) ? (maybe(0.5) ? 'seller' : 'buyer') : null,
  }
}

/** Ways in which a buyer is the seller's own, or of the demo. */
const bonds = [
  (seller: string, buyer: string) =>
    sql`update users set gst_number = (select gst_number from users where user_id = ${seller}) where user_id = ${buyer}`,
  (seller: string, buyer: string) =>
    sql`update users set address = (select upper(address) || ' ' from users where user_id = ${seller}) where user_id = ${buyer}`,
  (seller: string, buyer: string) =>
    sql`insert into known_devices (user_id, device_hash) select unnest(array[${seller}, ${buyer}]::uuid[]), sha256(${buyer}::text::bytea)`,
  (_: string, buyer: string) => sql`update users set is_demo = true where user_id = ${buyer}`,
] as const

async function aTrade(seller: Someone, place: number): Promise<Trade> {
  const buyer = await aStranger(testApp)
  const bond = place % 3 === 0 ? bonds[(place / 3) % bonds.length] : undefined
  if (bond) await run(bond(seller.user_id, buyer.user_id))
  const began = ago(any(100 * 24 * 60) * 60_000)
  const answered = maybe(0.7)
    ? new Date(Math.min(began.getTime() + any(4_000) * 60_000, now.getTime()))
    : null
  await ask(testApp, { seller, buyer }, { began, answered })
  const quoted = new Date(began.getTime() + any(50) * hourMs)
  await quoteFor(testApp, { seller, buyer }, { began, answered: quoted })
  const orders = Array.from({ length: any(4) }, anOrder)
  for (const order of orders) await sell(testApp, { seller, buyer }, order)
  return {
    buyer,
    isStranger: !bond,
    asks: [
      { began, answered },
      { began, answered: quoted },
    ],
    orders,
  }
}

/** Minute by minute. */
function slowMinutes(from: Date, until: Date) {
  let minutes = 0
  for (
    let each = Math.floor(from.getTime() / 60_000);
    each < Math.floor(until.getTime() / 60_000);
    each += 1
  ) {
    const india = new Date(each * 60_000 + 5.5 * hourMs)
    const hour = india.getUTCHours()
    // Gandhi Jayanti, a holiday of all of India.
    const isHoliday = india.toISOString().startsWith('2026-10-02')
    if (india.getUTCDay() !== 0 && !isHoliday && hour >= 10 && hour < 19) minutes += 1
  }
  return minutes
}

const isRecent = ({ began }: { began: Date }) => began > ago(90 * dayMs)

function slowAnswers(trades: readonly Trade[]) {
  const counted = trades
    .flatMap(({ asks }) => asks)
    .filter((each) => isRecent(each) && (each.answered || each.began < ago(dayMs)))
  const minutes = counted
    .map(({ began, answered }) => slowMinutes(began, answered ?? now))
    .sort((a, b) => a - b)
  return {
    answer_cases: counted.length,
    answer_median_minutes: minutes[Math.ceil(minutes.length / 2) - 1] ?? null,
    answered_within_day: counted.filter(
      ({ began, answered }) => answered && answered.getTime() - began.getTime() <= dayMs,
    ).length,
  }
}

function slowOrders(trades: readonly Trade[]) {
  const recent = trades.flatMap(({ orders }) => orders.filter(isRecent))
  const sent = recent.filter(
    ({ cancelledBy, left, promised }) => !cancelledBy && (left || promised < dayIn(now)),
  )
  const kept = ({ orders }: Trade) => orders.filter(({ cancelledBy }) => !cancelledBy)
  const isAgain = (trade: Trade) =>
    kept(trade).some(
      (late) => isRecent(late) && kept(trade).some((early) => dayIn(early.began) < dayIn(late.began)),
    )
  return {
    sent_cases: sent.length,
    sent_on_time: sent.filter(({ left, promised }) => left && dayIn(left) <= promised).length,
    orders: recent.length,
    cancelled: recent.filter(({ cancelledBy }) => cancelledBy === 'seller').length,
    disputes: recent.filter(({ isDisputed }) => isDisputed).length,
    disputes_lost: recent.filter(({ isLost }) => isLost).length,
    buyers: trades.filter((trade) => kept(trade).some(isRecent)).length,
    buyers_again: trades.filter(isAgain).length,
  }
}

test('figures equal a slow recount of a random history, without orders of one’s own and the demo', async () => {
  const seller = await aShop(testApp)
  const trades: Trade[] = []
  for (let place = 0; place < 40; place += 1) trades.push(await aTrade(seller, place))
  await count(now)
  const { rows } = await testApp.pool.query('select * from service_figures where seller_id = $1', [
    seller.user_id,
  ])
  const strangers = trades.filter(({ isStranger }) => isStranger)
  expect(rows[0]).toMatchObject({ ...slowAnswers(strangers), ...slowOrders(strangers) })
})

const enquire = async (seller: Someone, began: Date, answered: Date | null) =>
  ask(testApp, { seller, buyer: await aStranger(testApp) }, { began, answered })

test('below five cases nothing is said but their number, and after 90 days they are forgotten', async () => {
  const seller = await aShop(testApp)
  expect(await serviceOf(seller)).toBeNull()
  for (let each = 0; each < 4; each += 1) await enquire(seller, ago(2 * dayMs), ago(2 * dayMs - hourMs))
  await count(now)
  const few = { cases: 4, median_minutes: null, within_day: null }
  expect((await serviceOf(seller))?.answers).toEqual(few)
  await enquire(seller, ago(hourMs), null)
  await count(now)
  expect((await serviceOf(seller))?.answers).toEqual(few)
  const later = (days: number) => new Date(now.getTime() + days * dayMs)
  await count(later(2))
  expect((await serviceOf(seller))?.answers).toMatchObject({ cases: 5, median_minutes: 60, within_day: 4 })
  await count(later(91))
  expect((await serviceOf(seller))?.answers).toEqual({ ...few, cases: 0 })
})

test('a suspended seller has no figures', async () => {
  const suspended = await aShop(testApp)
  await count(now)
  expect(await serviceOf(suspended)).toEqual(expect.anything())
  await run(sql`update users set suspended_at = now() where user_id = ${suspended.user_id}`)
  await count(now)
  const { rows } = await testApp.pool.query('select from service_figures where seller_id = $1', [
    suspended.user_id,
  ])
  expect(rows).toEqual([])
})

test('the demo is counted among itself, and adds nothing to a real seller', async () => {
  const [real, demo] = [await aShop(testApp), await aShop(testApp)]
  const buyers = await Promise.all(Array.from({ length: 6 }, () => aStranger(testApp)))
  for (const { user_id } of [demo, ...buyers])
    await run(sql`update users set is_demo = true where user_id = ${user_id}`)
  for (const buyer of buyers)
    for (const seller of [real, demo])
      await ask(testApp, { seller, buyer }, { began: ago(2 * dayMs), answered: ago(2 * dayMs - hourMs) })
  await count(now)
  expect((await serviceOf(real))?.answers.cases).toBe(0)
  expect((await serviceOf(demo))?.answers).toEqual({ cases: 6, median_minutes: 60, within_day: 6 })
})
