import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  getAccount,
  getDue,
  listAccounts,
  listDues,
  remindBuyer,
  saveKhataTerms,
} from '#contract/khata/khata.ts'
import { listNotifications } from '#contract/notification.ts'
import { rows } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aKhata } from '#server/testing/khata/khata.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { remindBuyer as remind } from './terms.service.ts'

const testApp = openTestApp()
const Day = z.object({ day: z.string() })
const noticesOf = async (person: Someone) =>
  (await testApp.as(person)(listNotifications, {})).notifications.filter(({ kind }) => kind === 'payment')

test('nothing is sent without a press; a press reminds the buyer once a day in India', async () => {
  const { seller, buyer, bill } = await aKhata(testApp)
  await bill({ issued: '2026-09-01', total: 1_000 })
  const buyerId = buyer.user_id
  await testApp.as(seller)(getAccount, { buyerId })
  await testApp.as(seller)(listAccounts, {})
  await testApp.as(buyer)(listDues, {})
  expect(await noticesOf(buyer)).toEqual([])
  const remindAt = (moment: string) => remind(testApp.db, seller, { buyerId }, () => new Date(moment))
  await remindAt('2026-11-25T18:29:59Z')
  expect((await noticesOf(buyer))[0]?.message).toBe(
    'Kovai Mills asks you to pay ₹1,000.00; ₹1,000.00 of it is overdue.',
  )
  await expect(remindAt('2026-11-25T18:29:59Z')).rejects.toThrow(
    'You have reminded Ganesh Stores today already. You can do so once a day.',
  )
  await remindAt('2026-11-25T18:30:00Z')
  // The later notice takes the place of the same one that nobody has read.
  expect(await noticesOf(buyer)).toHaveLength(1)
  const days = await testApp.db.many(rows(Day)`
    select on_day::text as day from khata_reminders where buyer_id = ${buyerId} order by on_day`)
  expect(days.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-26'])
})

test('of 20 presses at once one reminds', async () => {
  const { seller, buyer, bill } = await aKhata(testApp)
  await bill({ total: 1_000 })
  const presses = Array.from({ length: 20 }, () =>
    testApp
      .as(seller)(remindBuyer, { buyerId: buyer.user_id })
      .then(
        () => 'sent',
        () => 'refused',
      ),
  )
  expect((await Promise.all(presses)).filter((each) => each === 'sent')).toHaveLength(1)
  expect(await noticesOf(buyer)).toHaveLength(1)
})

test('one place alone writes reminders, and no chore of the upkeep calls it', () => {
  // The shop of the demo has pressed for one of its reminders, which reaches nobody.
  const isTest = (file: string) => /\.test\.ts$|^src\/server\/(testing|demo)\//.test(file)
  const files = globSync('src/server/**/*.ts').filter((file) => !isTest(file))
  const that = (word: string) => files.filter((file) => readFileSync(file, 'utf8').includes(word))
  expect(that('khataReminder')).toEqual(['src/server/khata/terms.service.ts'])
  expect(that('remindBuyer').sort()).toEqual([
    'src/server/khata/khata.routes.ts',
    'src/server/khata/terms.service.ts',
  ])
})

test('who owes nothing is not reminded', async () => {
  const { seller, buyer } = await aKhata(testApp)
  await expect(testApp.as(seller)(remindBuyer, { buyerId: buyer.user_id })).rejects.toThrow(
    'Ganesh Stores has nothing to pay, so there is no reminder.',
  )
})

const terms = { credit_limit: 5_000, credit_days: 45, fee_bp: 1_200, agreed_on: '2026-11-01' }

test('a seller sets terms, and of two tabs the later is refused', async () => {
  const { seller, buyer } = await aKhata(testApp)
  const buyerId = buyer.user_id
  const call = testApp.as(seller)
  expect((await call(getAccount, { buyerId })).terms).toEqual({
    ...{ credit_limit: null, credit_days: 30, fee_bp: 1_500, agreed_on: null, revision: 0 },
  })
  const saved = await call(saveKhataTerms, { buyerId, ...terms, revision: 0 })
  expect(saved.terms).toMatchObject(terms)
  expect((await testApp.as(buyer)(getDue, { sellerId: seller.user_id })).terms).toEqual(saved.terms)
  await expect(call(saveKhataTerms, { buyerId, ...terms, revision: 0 })).rejects.toMatchObject({
    status: 409,
    code: 'changed',
  })
})

test.each([
  [{ credit_days: 91 }, 'Credit days are a whole number from 0 to 90'],
  [{ credit_limit: -1 }, 'A credit limit is an amount in rupees, with at most two decimals'],
  [{ fee_bp: 10_001 }, 'A recovery fee is a percentage from 0 to 100'],
  [{ agreed_on: '2099-01-01' }, 'The day of an agreement cannot lie in the future'],
])('terms like %j are refused', async (more, sentence) => {
  const { seller, buyer } = await aKhata(testApp)
  const draft = { buyerId: buyer.user_id, ...terms, ...more }
  await expect(testApp.as(seller)(saveKhataTerms, draft)).rejects.toThrow(sentence)
})

test('a shop lists its own accounts, the longest overdue first; a buyer reads what is due this week and what tax is lost', async () => {
  const seller = await aSeller(testApp.db)
  const [late, later] = [
    await aKhata(testApp, {}, { seller, buyer: await aBuyer(testApp.db, { company_name: 'Late Stores' }) }),
    await aKhata(testApp, {}, { seller, buyer: await aBuyer(testApp.db, { company_name: 'Later Stores' }) }),
  ]
  await late.bill({ issued: '2026-09-05', total: 1_000 })
  await later.bill({ issued: '2026-08-05', total: 500 })
  const list = await testApp.as(seller)(listAccounts, {})
  expect(list.accounts.map(({ name }) => name)).toEqual(['Later Stores', 'Late Stores'])
  expect(list.sums).toMatchObject({ open: 1_500, overdue: 1_500 })
  expect((await testApp.as(seller)(listAccounts, { q: 'later' })).accounts).toHaveLength(1)
  const dues = await testApp.as(late.buyer)(listDues, {})
  expect(dues).toMatchObject({ this_week: 1_000, overdue: 1_000, not_deductible: 1_000, contested: 0 })
  expect(dues.suppliers).toHaveLength(1)
  await expect(testApp.as(seller)(listAccounts, { cursor: 'nobody' })).rejects.toMatchObject({ status: 400 })
})

test('the statement is a paper and a file for both sides', async () => {
  const { seller, buyer, bill } = await aKhata(testApp)
  await bill({ total: 1_234.5 })
  const read = async (person: Someone, url: string) => {
    const { statusCode, headers, rawPayload } = await testApp.app.inject({
      url,
      headers: { token: await testApp.tokenOf(person) },
    })
    return {
      statusCode,
      type: headers['content-type'],
      start: rawPayload.subarray(0, 5).toString(),
      rawPayload,
    }
  }
  const paper = await read(seller, `/api/seller/accounts/${buyer.user_id}/statement.pdf`)
  expect(paper).toMatchObject({ statusCode: 200, type: 'application/pdf', start: '%PDF-' })
  expect(await read(buyer, `/api/users/dues/${seller.user_id}/statement.pdf`)).toMatchObject({
    statusCode: 200,
    start: '%PDF-',
  })
  const file = await read(seller, `/api/seller/accounts/${buyer.user_id}/statement.csv?year=26-27`)
  const lines = file.rawPayload.toString().trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/^2026-09-01,Bill,INV\/26-27\/\d{4},VJ-\w{8},1234.50,1234.50$/)
})
