import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { changeBankRate, deleteBankRate, listBankRates } from '#contract/admin/bank-rates.ts'
import { changeEwayLimit, listEwayLimits } from '#contract/admin/eway-limits.ts'
import { changeContent, listContent, listRevisions, undoContent } from '#contract/content/admin-content.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const other = openFurtherServer(testApp)
let owner: Someone
beforeAll(async () => {
  owner = await anAdmin(testApp.db)
})

const rate = { rate_bp: 600, source: 'Decision of 1 October 2026', checked_on: '2026-11-20' }
const limit = {
  ...{ limit: 75_000.5, city_limit: null, is_district_free: false, is_disputed: false },
  ...{ source: 'Notification of December', checked_on: '2026-11-20' },
}
const historyOf = async (kind: 'bank-rates' | 'eway-limits', name: string) =>
  (await testApp.as(owner)(listRevisions, { kind, name })).revisions
const limitOf = async (code: string, server = testApp) =>
  (await server.as(owner)(listEwayLimits, {})).limits.find(({ state_code }) => state_code === code)
const revisionOf = async (code: string) => (await limitOf(code))?.revision

test('a limit of a state keeps its history, and an undo brings back its figures on every server', async () => {
  const came = await limitOf('33')
  await testApp.as(owner)(changeEwayLimit, { stateCode: '33', ...limit, revision: came?.revision })
  expect((await limitOf('33', other))?.limit).toBe(75_000.5)
  const [now, first] = await historyOf('eway-limits', '33')
  expect(now).toMatchObject({ revision: 2, value: limit, made_by: expect.any(String) })
  expect(first).toMatchObject({ revision: 1, value: { limit: 100_000, source: came?.source }, made_by: null })
  await testApp.as(owner)(undoContent, { kind: 'eway-limits', name: '33', restore: 1, revision: 2 })
  expect(await limitOf('33', other)).toEqual({ ...came, revision: expect.any(Number) })
  // The form that was open before the undo is old.
  await expect(
    testApp.as(owner)(changeEwayLimit, { stateCode: '33', ...limit, revision: (came?.revision ?? 0) + 1 }),
  ).rejects.toMatchObject({ status: 409 })
})

test('a bank rate that was deleted by mistake comes back by its history', async () => {
  const call = testApp.as(owner)
  await call(changeBankRate, { fromDate: '2026-10-01', ...rate })
  await call(deleteBankRate, { fromDate: '2026-10-01' })
  const { documents } = await call(listContent, { kind: 'bank-rates' })
  expect(documents.find(({ name }) => name === '2026-10-01')).toMatchObject({ value: null, revision: 2 })
  await call(undoContent, { kind: 'bank-rates', name: '2026-10-01', restore: 1, revision: 2 })
  expect((await call(listBankRates, {})).rates[0]).toMatchObject({ from_date: '2026-10-01', ...rate })
  await expect(
    call(undoContent, { kind: 'bank-rates', name: '2026-10-01', restore: 2, revision: 3 }),
  ).rejects.toThrow('This text can be changed, but not taken away.')
})

test('what a server of the version before changed without a note is in the history from the next change on', async () => {
  await testApp.db.run(sql`update eway_limits set limit_paise = 1234500 where state_code = '07'`)
  await testApp.as(owner)(changeEwayLimit, { stateCode: '07', ...limit, revision: await revisionOf('07') })
  const limits = (await historyOf('eway-limits', '07')).map(({ value }) => value?.['limit'])
  expect(limits).toEqual([75_000.5, 12_345, 100_000])
})

test('figures of law are changed on their own pages, and brought back by owners alone', async () => {
  const value = { ...rate, rate_bp: -5 }
  await expect(
    testApp.as(owner)(changeContent, { kind: 'bank-rates', name: '2026-02-06', value, revision: 1 }),
  ).rejects.toThrow('These figures are changed on a page of their own.')
  const editor = await anAdmin(testApp.db)
  await testApp.db.run(sql`update users set admin_role = 'editor' where user_id = ${editor.user_id}`)
  await expect(
    testApp.as(editor)(undoContent, { kind: 'eway-limits', name: '07', restore: 1, revision: 3 }),
  ).rejects.toMatchObject({ status: 403 })
})

test('an invoice that was issued before stays the same to the byte', async () => {
  const order = await aBillableOrder(testApp)
  const { document } = await testApp.as(order.seller)(issueInvoice, { orderId: order.orderId })
  const read = async () => {
    const url = `/api/documents/${document.document_id}/pdf`
    const headers = { token: await testApp.tokenOf(order.buyer) }
    const { rawPayload, statusCode } = await testApp.app.inject({ url, headers })
    return [statusCode, createHash('sha256').update(rawPayload).digest('hex')]
  }
  const before = await read()
  expect(before[0]).toBe(200)
  await testApp.as(owner)(changeBankRate, { fromDate: '2026-11-01', ...rate })
  await testApp.as(owner)(changeEwayLimit, { stateCode: '27', ...limit, revision: await revisionOf('27') })
  await testApp.as(owner)(undoContent, { kind: 'eway-limits', name: '27', restore: 1, revision: 2 })
  expect(await read()).toEqual(before)
})
