import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeEntry, disputeEntry, getAccount, getDue, noteEntry } from '#contract/khata/khata.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { rows } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aKhata } from '#server/testing/khata/khata.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const today = '2026-11-20'

const cheque = (buyer: Someone, amount: number, number = '004512') =>
  ({ buyerId: buyer.user_id, kind: 'receipt', method: 'cheque', amount, on: today, number }) as const

test('a cheque counts once it is cleared: then it pays the oldest bill first, as the order itself says', async () => {
  const { seller, buyer, bill } = await aKhata(testApp)
  const [older, newer] = [
    await bill({ issued: '2026-09-01', total: 1_000 }),
    await bill({ issued: '2026-09-02', total: 1_000 }),
  ]
  const call = testApp.as(seller)
  const { note } = await call(noteEntry, cheque(buyer, 1_500))
  expect(note).toMatchObject({ state: 'received', number: '004512' })
  expect((await call(getAccount, { buyerId: buyer.user_id })).open).toBe(2_000)
  const entryId = note.entry_id
  await call(changeEntry, { entryId, state: 'deposited' })
  await Promise.all([1, 2, 3].map(() => call(changeEntry, { entryId, state: 'cleared' })))
  expect(await call(getAccount, { buyerId: buyer.user_id })).toMatchObject({ open: 500, advance: 0 })
  const paidOf = async (orderId: string) => (await testApp.as(buyer)(getOrderPayment, { orderId })).paid
  expect([await paidOf(older), await paidOf(newer)]).toEqual([1_000, 500])
  await expect(call(changeEntry, { entryId, state: 'withdrawn' })).rejects.toThrow(
    'This sum has arrived, so it stays.',
  )
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications[0]?.message).toBe('Your cheque 004512 of ₹1,500.00 to Kovai Mills is cleared.')
})

test('a sum that names a bill pays that one first; what nothing is open for is an advance', async () => {
  const { seller, buyer, bill } = await aKhata(testApp)
  await bill({ issued: '2026-09-01', total: 1_000 })
  const named = await bill({ issued: '2026-09-02', total: 1_000 })
  const call = testApp.as(seller)
  const cash = { ...cheque(buyer, 1_200, ''), method: 'cash' } as const
  await call(noteEntry, { ...cash, orderId: named })
  const { bills } = await call(getAccount, { buyerId: buyer.user_id })
  expect(bills.map(({ number, open }) => [number.slice(-4), open])).toEqual([['0001', 800]])
  await call(noteEntry, { ...cash, amount: 1_000 })
  const account = await call(getAccount, { buyerId: buyer.user_id })
  expect(account).toMatchObject({ open: 0, advance: 200, balance: -200 })
  expect(account.entries[0]?.balance).toBe(-200)
})

test('a seller who notes two lakh in cash at once is warned; a cheque is not', async () => {
  const { seller, buyer } = await aKhata(testApp)
  const note = async (method: 'cash' | 'cheque', amount: number) =>
    (await testApp.as(seller)(noteEntry, { ...cheque(buyer, amount), method, number: '' })).content
  expect(await note('cash', 199_999.99)).toBe('The entry is saved, and the buyer sees it')
  expect(await note('cash', 200_000)).toContain(
    'Nobody may receive ₹2,00,000 or more in cash from one person',
  )
})

test('a bounced cheque pays nothing, and its number may come again', async () => {
  const { seller, buyer, bill } = await aKhata(testApp)
  await bill({ total: 1_000 })
  const call = testApp.as(seller)
  const { note } = await call(noteEntry, cheque(buyer, 1_000))
  await expect(call(noteEntry, cheque(buyer, 900))).rejects.toThrow('004512 is noted for this buyer already.')
  await call(changeEntry, { entryId: note.entry_id, state: 'bounced' })
  expect((await call(getAccount, { buyerId: buyer.user_id })).open).toBe(1_000)
  await call(noteEntry, cheque(buyer, 900))
})

test('what was open before is noted once; the buyer objects, and it is not overdue meanwhile', async () => {
  const { seller, buyer } = await aKhata(testApp)
  const call = testApp.as(seller)
  const opening = { buyerId: buyer.user_id, kind: 'opening', amount: 5_000, on: '2026-10-01' } as const
  const { note } = await call(noteEntry, opening)
  await expect(call(noteEntry, opening)).rejects.toMatchObject({ status: 409 })
  const due = () => testApp.as(buyer)(getDue, { sellerId: seller.user_id })
  expect(await due()).toMatchObject({ open: 5_000, overdue: 5_000, interest: 0, name: 'Kovai Mills' })
  const entryId = note.entry_id
  await testApp.as(buyer)(disputeEntry, { entryId, words: 'It was ₹3,000' })
  expect(await due()).toMatchObject({ open: 5_000, overdue: 0, notes: [{ dispute: 'It was ₹3,000' }] })
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications[0]?.message).toBe('Ganesh Stores objects to your entry of ₹5,000.00: It was ₹3,000')
  await call(changeEntry, { entryId, state: 'withdrawn' })
  expect(await due()).toMatchObject({ open: 0, balance: 0, notes: [] })
})

const Count = z.object({ count: z.int() })

test('of twenty identical entries with one key there is one', async () => {
  const { seller, buyer } = await aKhata(testApp)
  const token = await testApp.tokenOf(seller)
  const send = () =>
    testApp.app.inject({
      method: 'POST',
      url: `/api/seller/accounts/${buyer.user_id}/entries`,
      headers: { token, 'idempotency-key': 'one press' },
      payload: { ...cheque(buyer, 700), buyerId: undefined },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  const { count } = await testApp.db.one(rows(Count)`
    select count(*)::int as count from khata_entries where buyer_id = ${buyer.user_id}`)
  expect(count).toBe(1)
})

test.each([
  [{ amount: 0 }, 'Please enter an amount above ₹0, with at most two decimals'],
  [{ amount: 1.005 }, 'Please enter an amount above ₹0, with at most two decimals'],
  [{ number: '12' }, 'A cheque number has 6 digits'],
  [{ method: null }, 'Choose how it was paid'],
  [{ method: 'upi', number: '123' }, 'A UPI or IMPS reference (UTR) has 12 digits'],
  [{ on: '2099-01-01' }, 'This day cannot lie in the future'],
  [{ orderId: 'VJ-00000000' }, 'Order not found'],
])('an entry like %j is refused', async (more, sentence) => {
  const { seller, buyer } = await aKhata(testApp)
  const entry = { ...cheque(buyer, 700), ...more } as Parameters<typeof noteEntry.input.parse>[0]
  await expect(testApp.as(seller)(noteEntry, entry as ReturnType<typeof cheque>)).rejects.toThrow(sentence)
})

test('a shop notes nothing about people who never bought from it', async () => {
  const { seller } = await aKhata(testApp)
  const stranger = await aBuyer(testApp.db)
  await expect(testApp.as(seller)(noteEntry, cheque(stranger, 700))).rejects.toMatchObject({ status: 404 })
})
