import { expect, test } from 'vitest'
import { getAccount } from '#contract/khata/khata.ts'
import { sql } from '#server/db/sql.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { anAdmin } from '#server/testing/build.ts'
import { aKhata, aPaymentOf } from '#server/testing/khata/khata.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('without a written agreement a bill is due 15 days after the delivery, and bears interest from the next day on', async () => {
  const { bill, on } = await aKhata(testApp)
  await bill({ delivered: '2026-09-01' })
  expect(await on('2026-09-16')).toMatchObject({ open: 1e7, overdue: 0, this_week: 1e7, interest: 0 })
  const late = await on('2026-10-16')
  expect(late).toMatchObject({ overdue: 1e7, oldest_due_on: '2026-09-16', interest: 137_500 })
  expect(late.items[0]).toMatchObject({ accepted_on: '2026-09-01', due_on: '2026-09-16', days_late: 30 })
})

test('the golden figures stand in an account: 3 months and 12 months of a lakh', async () => {
  const { bill, on } = await aKhata(testApp)
  await bill({ delivered: '2026-09-01' })
  expect((await on('2026-12-16')).interest).toBe(418_198)
  expect((await on('2027-09-16')).interest).toBe(1_780_681)
})

test('a written agreement counts, by law for 45 days at most; a deal is one', async () => {
  const { bill, on, pair } = await aKhata(testApp)
  await bill({ delivered: '2026-09-01', terms: { advance_bp: 0, rest: 'credit', credit_days: 60 } })
  const dueOn = async () => (await on('2026-11-25')).items[0]?.due_on
  expect(await dueOn()).toBe('2026-09-16')
  await testApp.db.run(sql`
    insert into khata_accounts (seller_id, buyer_id, credit_days, fee_bp, agreed_on)
    values (${pair.sellerId}, ${pair.buyerId}, 30, 1500, '2026-08-01')`)
  expect(await dueOn()).toBe('2026-10-16')
  await testApp.db.run(sql`update orders set terms = null where seller_id = ${pair.sellerId}`)
  expect(await dueOn()).toBe('2026-10-01')
})

test.each([
  ['of a medium enterprise', { class: 'medium' }, ['2026-10-01', 'none', 0]],
  ['without Udyam', null, ['2026-10-01', 'none', 0]],
  ['of a trader', { activity: 'trading' }, ['2026-09-16', 'contested', 137_500]],
  ['of a micro enterprise', { class: 'micro' }, ['2026-09-16', 'protected', 137_500]],
] as const)('a supplier %s', async (_, udyam, [due_on, protection, interest]) => {
  const { bill, on } = await aKhata(testApp, udyam)
  await bill({ delivered: '2026-09-01' })
  expect((await on('2026-10-16')).items[0]).toMatchObject({ due_on, protection, interest })
})

test('goods that have not come are owed and not due', async () => {
  const { bill, on } = await aKhata(testApp)
  await bill({ delivered: null })
  expect(await on('2027-09-01')).toMatchObject({ open: 1e7, overdue: 0, this_week: 0, interest: 0 })
})

test('payments settle the bill of their order, and what is left the oldest; each part bears interest until it is paid', async () => {
  const { bill, on } = await aKhata(testApp)
  await bill({ issued: '2026-09-01' })
  const second = await bill({ issued: '2026-09-02', total: 50_000 })
  await aPaymentOf(testApp, second, 90_000, '2026-10-16')
  const { items, open, interest } = await on('2026-11-16')
  expect(items.map((item) => item.open)).toEqual([6_000_000])
  expect(open).toBe(6_000_000)
  expect(interest).toBe(Math.round(4_000_000 * 0.01375 + 6_000_000 * (1.01375 ** 2 - 1)))
})

test('a credit note after the payment is an advance, which pays the next bill; what is given back pays nothing', async () => {
  const { seller, bill, on } = await aKhata(testApp)
  const orderId = await bill({ issued: '2026-09-01' })
  await aPaymentOf(testApp, orderId, 1_00_000, '2026-09-10')
  const lines = [{ line_number: 1, quantity: 1 }]
  const credit = { orderId, lines, reason: 'All came torn' }
  await issueCreditNote(testApp.db, seller, credit, () => new Date('2026-09-12T06:30:00Z'))
  expect(await on('2026-09-20')).toMatchObject({ open: 0, advance: 1e7, balance: -1e7 })
  const next = await bill({ issued: '2026-09-13', total: 30_000 })
  // It was paid for an order that nothing bills, so it waits for what its seller does with it.
  expect(await on('2026-09-20')).toMatchObject({ open: 3e6, advance: 1e7, balance: -7e6 })
  await aPaymentOf(testApp, orderId, -1_00_000, '2026-09-14')
  expect(await on('2026-09-20')).toMatchObject({ open: 3e6, advance: 0, balance: 3e6 })
  await aPaymentOf(testApp, next, 40_000, '2026-09-15')
  expect(await on('2026-09-20')).toMatchObject({ open: 0, advance: 1e6, balance: -1e6 })
})

test('a problem within 15 days holds the beginning of the clock, a later one the clock while it is open', async () => {
  const { bill, on, buyer, seller } = await aKhata(testApp)
  const orderId = await bill({ delivered: '2026-09-01' })
  const aCase = (id: string, kind: string, opened: string, closed: string | null) =>
    testApp.db.run(sql`
      insert into cases (case_id, kind, order_id, about_id, opened_by, subject, wish, state, acknowledge_by, answer_by,
        close_by, created_at, changed_at)
      values (${id}, ${kind}, ${orderId}, ${seller.user_id}, ${buyer.user_id}, 'Bags', 'answer',
        ${closed ? 'closed' : 'escalated'}, now(), null, now(), ${`${opened}T06:30:00Z`},
        ${`${closed ?? opened}T06:30:00Z`})`)
  await aCase('VT-00000001', 'payment', '2026-09-20', '2026-10-01')
  // From 16 September on, without the 12 days until 1 October, of which the month has 30.
  expect((await on('2026-10-16')).interest).toBe(Math.round((137_500 * 18) / 30))
  await aCase('VT-00000002', 'damaged', '2026-09-05', null)
  expect(await on('2026-10-16')).toMatchObject({ open: 1e7, overdue: 0, interest: 0 })
  const { items } = await on('2026-10-16')
  expect(items[0]).toMatchObject({ is_disputed: true, accepted_on: null, due_on: null })
})

test('the end of an objection is the day of the acceptance', async () => {
  const { bill, on, buyer, seller } = await aKhata(testApp)
  const orderId = await bill({ delivered: '2026-09-01' })
  await testApp.db.run(sql`
    insert into cases (case_id, kind, order_id, about_id, opened_by, subject, wish, state, acknowledge_by, close_by,
      created_at, changed_at)
    values ('VT-00000003', 'short', ${orderId}, ${seller.user_id}, ${buyer.user_id}, 'Bags', 'answer', 'closed', now(),
      now(), '2026-09-05T06:30:00Z', '2026-09-20T06:30:00Z')`)
  expect((await on('2026-11-01')).items[0]).toMatchObject({ accepted_on: '2026-09-20', due_on: '2026-10-05' })
})

test('a shipment that was taken back does not move the day of the acceptance', async () => {
  const { bill, on } = await aKhata(testApp)
  const orderId = await bill({ delivered: '2026-09-10' })
  await testApp.db.run(sql`
    with sent as (
      insert into shipments (order_id, seq, mode, transporter_name, transporter_id, doc_no, vehicle_no, vehicle_kind, ewb_no,
        dispatched_at, delivered_at)
      select ${orderId}, seq, 'road', 'VRL', '', '', '', 'R', '', left_at, came_at
      from (values (1, '2026-08-28T06:30:00Z'::timestamptz, '2026-09-01T06:30:00Z'::timestamptz),
        (2, '2026-08-29T06:30:00Z', null)) as part(seq, left_at, came_at)
      returning shipment_id, seq)
    insert into taken_back_shipments (shipment_id, reason, taken_back_at)
    select shipment_id, 'Noted twice', '2026-08-30T06:30:00Z' from sent where seq = 2`)
  expect((await on('2026-11-01')).items[0]).toMatchObject({ accepted_on: '2026-09-01', due_on: '2026-09-16' })
})

test('a bill of a cancelled order is owed no more', async () => {
  const { bill, on } = await aKhata(testApp)
  const orderId = await bill()
  await testApp.db.run(sql`update orders set delivery_status = 'Cancelled' where order_id = ${orderId}`)
  expect(await on('2026-11-01')).toMatchObject({ open: 0, balance: 0 })
})

test('whatever happens, the balance is the sum of the entries that the page lists', async () => {
  const { bill, on, seller, buyer, unbilled } = await aKhata(testApp)
  const orders = [
    await bill({ issued: '2026-04-05', total: 1_234.56 }),
    await bill({ issued: '2026-10-05', total: 999.99 }),
  ]
  await aPaymentOf(testApp, orders[0] ?? '', 2_000, '2026-10-06')
  await aPaymentOf(testApp, unbilled, 55, '2026-10-07')
  await aPaymentOf(testApp, orders[1] ?? '', -10, '2026-10-08')
  const state = await on('2026-11-01')
  const sheet = await testApp.as(seller)(getAccount, { buyerId: buyer.user_id, year: '26-27' })
  const sum = sheet.entries.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
  expect(sum).toBe(state.balance)
  expect(Math.round((sheet.entries[0]?.balance ?? 0) * 100)).toBe(state.balance)
  expect(sheet).toMatchObject({ brought_forward: 0, year: '26-27', entries_in_all: 5 })
  const later = await testApp.as(seller)(getAccount, { buyerId: buyer.user_id, year: '27-28' })
  expect(later).toMatchObject({ entries: [], brought_forward: sheet.balance })
})

test('what is credited beyond a bill is an advance, and the entries say the same', async () => {
  const { bill, on, seller, buyer } = await aKhata(testApp)
  const orderId = await bill({ issued: '2026-09-01', total: 1_000 })
  await aPaymentOf(testApp, orderId, 500, '2026-09-05')
  await testApp.db.run(sql`
    insert into cases (case_id, kind, order_id, about_id, opened_by, subject, wish, state, acknowledge_by, close_by,
      created_at, changed_at, credit_paise)
    values ('VT-00000009', 'damaged', ${orderId}, ${seller.user_id}, ${buyer.user_id}, 'Bags', 'credit', 'closed', now(),
      now(), '2026-09-05T06:30:00Z', '2026-09-20T06:30:00Z', 120000)`)
  const expectBalance = async (balance: number) => {
    expect(await on('2026-11-01')).toMatchObject({ open: 0, overdue: 0, interest: 0, balance })
    const { entries } = await testApp.as(seller)(getAccount, { buyerId: buyer.user_id, year: '26-27' })
    expect(entries.reduce((all, { amount }) => all + Math.round(amount * 100), 0)).toBe(balance)
  }
  await expectBalance(-70_000)
  await aPaymentOf(testApp, orderId, -600, '2026-09-25')
  await expectBalance(-10_000)
})

test('a financial year of a statement begins with 1 April, and brings forward what was open the day before', async () => {
  const { bill, seller, buyer } = await aKhata(testApp)
  await bill({ issued: '2026-03-31', total: 1_000 })
  await bill({ issued: '2026-04-01', total: 250 })
  const sheetOf = (year: string) => testApp.as(seller)(getAccount, { buyerId: buyer.user_id, year })
  const [before, after] = [await sheetOf('25-26'), await sheetOf('26-27')]
  expect(before.entries.map(({ on, balance }) => [on, balance])).toEqual([['2026-03-31', 1_000]])
  expect(after.entries.map(({ on, balance }) => [on, balance])).toEqual([['2026-04-01', 1_250]])
  expect([before.brought_forward, after.brought_forward]).toEqual([0, 1_000])
  expect(after.years).toEqual(expect.arrayContaining(['25-26', '26-27']))
  // A year that is none is the present one.
  expect((await sheetOf('25-27')).year).toBe((await sheetOf('')).year)
})

test('an admin is no party of an account', async () => {
  const { buyer } = await aKhata(testApp)
  const admin = await anAdmin(testApp.db)
  await expect(testApp.as(admin)(getAccount, { buyerId: buyer.user_id })).rejects.toMatchObject({
    status: 403,
  })
})
