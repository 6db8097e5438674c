import { expect, test } from 'vitest'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Clock } from './clock.rules.ts'
import { issueInvoice } from './issue.service.ts'

const testApp = openTestApp()

const indianTime = (moment: string) => new Date(`${moment}+05:30`)

/** Orders of one shop, and how they are billed: each call may have a clock of its own. */
async function aShop(orders: number) {
  const first = await aBillableOrder(testApp)
  const ids = [first.orderId]
  while (ids.length < orders) ids.push((await anOrderUnder(testApp, first)).orderId)
  const issue = async (place: number, clock: Clock, db = testApp.db) => {
    const { number, issued_on } = await issueInvoice(db, first.seller, { orderId: ids[place] ?? '' }, clock)
    return [number, issued_on]
  }
  return { ...first, issue }
}

const Waiting = z.object({ count: z.int() })

/** Until somebody waits for a lock that somebody else has. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const { count } = await testApp.db.one(rows(Waiting)`
        select count(*) as count from pg_locks where not granted`)
      return count
    })
    .toBeGreaterThan(0)

/** Bills one order, and another while the first is not written yet: meanwhile it becomes `late`. */
async function waitingUntil(early: string, late: string) {
  const { issue } = await aShop(2)
  let now = indianTime(early)
  let second: Promise<string[]> | undefined
  const first = await testApp.db.transaction(async (tx) => {
    const written = await issue(0, () => now, tx)
    second = issue(1, () => now)
    await somebodyWaits()
    now = indianTime(late)
    return written
  })
  return [first, await second]
}

test('an invoice that waited for another over midnight has the day on which it got its number', async () => {
  expect(await waitingUntil('2026-11-23T23:59:59', '2026-11-24T00:00:01')).toEqual([
    ['INV/26-27/0001', '2026-11-23'],
    ['INV/26-27/0002', '2026-11-24'],
  ])
})

test('one that waited over 31 March is the first of the new financial year, and no number is missing', async () => {
  expect(await waitingUntil('2027-03-31T23:59:59', '2027-04-01T00:00:01')).toEqual([
    ['INV/26-27/0001', '2027-03-31'],
    ['INV/27-28/0001', '2027-04-01'],
  ])
})

test('of two machines whose clocks differ neither dates an invoice before the last one', async () => {
  const { issue, gstin } = await aShop(3)
  const slow = () => indianTime('2026-11-23T23:59:58')
  const fast = () => indianTime('2026-11-24T00:00:02')
  expect([await issue(0, slow), await issue(1, fast), await issue(2, slow)].map(([, day]) => day)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-24',
  ])
  await expect(
    testApp.db.run(sql`
      update invoice_series set next_place = next_place + 1, last_on = '2026-11-23' where gstin = ${gstin}`),
  ).rejects.toThrow('a series of numbers only goes on')
})

test('a series of numbers only goes on, by one', async () => {
  const { issue, gstin } = await aShop(1)
  await issue(0, () => new Date())
  for (const change of [
    sql`update invoice_series set next_place = 1 where gstin = ${gstin}`,
    sql`update invoice_series set next_place = 9 where gstin = ${gstin}`,
    sql`delete from invoice_series where gstin = ${gstin}`,
  ])
    await expect(testApp.db.run(change)).rejects.toThrow('a series of numbers only goes on')
})

test.each(['challan_series', 'receipt_series'])('the numbers of %s only go on', async (table) => {
  const { pool } = testApp
  await pool.query(`insert into ${table} (gstin, year, prefix, next_place, last_on)
    values ('33AABCK0001F1Z5', '26-27', 'S', 5, '2026-11-23')`)
  for (const change of [
    `update ${table} set next_place = 4`,
    `update ${table} set next_place = 5`,
    `update ${table} set next_place = 7`,
    `update ${table} set next_place = 6, last_on = '2026-11-22'`,
    `update ${table} set next_place = 6, prefix = 'T'`,
    `delete from ${table}`,
  ])
    await expect(pool.query(change)).rejects.toThrow('a series of numbers only goes on')
  await pool.query(`update ${table} set next_place = 6, last_on = '2026-11-24'`)
})
