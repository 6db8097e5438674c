import { expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { changeBankRate, deleteBankRate, listBankRates } from '#contract/admin/bank-rates.ts'
import { anAdmin } from '#server/testing/build.ts'
import { aKhata } from '#server/testing/khata/khata.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const rate = {
  fromDate: '2026-10-01',
  rate_bp: 600,
  source: 'Decision of 1 October 2026',
  checked_on: '2026-11-20',
}

test('an admin notes a new bank rate: interest is counted from it, and the audit keeps old and new', async () => {
  const admin = await anAdmin(testApp.db)
  const call = testApp.as(admin)
  expect((await call(listBankRates, {})).rates).toMatchObject([{ from_date: '2026-02-06', rate_bp: 550 }])
  const { bill, on } = await aKhata(testApp)
  await bill({ delivered: '2026-09-15' })
  expect((await on('2026-10-30')).interest).toBe(137_500)
  await call(changeBankRate, rate)
  expect((await on('2026-10-30')).interest).toBe(150_000)
  const line = (await call(listBankRates, {})).rates[0]
  await call(changeBankRate, { ...rate, rate_bp: 575, revision: line?.revision })
  await expect(call(changeBankRate, { ...rate, revision: line?.revision })).rejects.toMatchObject({
    status: 409,
    code: 'changed',
  })
  const { events } = await call(listAuditEvents, {})
  expect(events[0]).toMatchObject({
    action: 'bank-rate.change',
    details: { from: { rate_bp: 600 }, to: { rate_bp: 575 } },
  })
  await call(deleteBankRate, { fromDate: rate.fromDate })
  await expect(call(deleteBankRate, { fromDate: '2026-02-06' })).rejects.toThrow(
    'The last bank rate stays: interest is counted from it.',
  )
})

test.each([
  [{ rate_bp: 0 }, 'A bank rate is a percentage above 0, at most 50, with at most two decimals'],
  [{ rate_bp: 5_001 }, 'A bank rate is a percentage above 0, at most 50, with at most two decimals'],
  [{ source: ' ' }, 'Source cannot be empty'],
  [{ checked_on: '2099-01-01' }, 'A day of a look-up cannot lie in the future: 1 Jan 2099'],
])('a bank rate like %j is refused', async (more, sentence) => {
  const admin = await anAdmin(testApp.db)
  await expect(testApp.as(admin)(changeBankRate, { ...rate, ...more })).rejects.toThrow(sentence)
})
