import { beforeAll, expect, test } from 'vitest'
import { changeContent, listContent, listRevisions } from '#contract/content/admin-content.ts'
import { firstLawFigures } from '#contract/content/first-law-figures.ts'
import type { LawFigureName } from '#contract/content/law-figure-rules.ts'
import type { LawFigure } from '#contract/content/law-figures.ts'
import { claimPayment, confirmPayment, getOrderPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { getEwayFile } from '#server/shipments/eway-file.service.ts'
import { anAdmin } from '#server/testing/build.ts'
import { contentDesk } from '#server/testing/desk/content.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import { anOpenOrder, paidToday } from '#server/testing/payments.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const other = openFurtherServer(testApp)
let owner: Someone
beforeAll(async () => {
  owner = await anAdmin(testApp.db)
})

const kind = 'law-figures' as const
const { documentOf, save, undo } = contentDesk(testApp, () => owner, kind)
const change = async (name: LawFigureName, wish: Partial<LawFigure>, as = owner) =>
  save(name, { ...(await documentOf(name))?.value, ...wish }, as)

test('the desk lists each figure with its source, the day of its look-up and how sure it is', async () => {
  const { documents } = await testApp.as(owner)(listContent, { kind })
  expect(documents.map(({ name, value }) => [name, value])).toEqual(Object.entries(firstLawFigures))
  for (const { revision, made_by, value } of documents) {
    expect({ revision, made_by }).toEqual({ revision: 1, made_by: null })
    expect(value).toMatchObject({ source: expect.stringMatching(/\w/), checked_on: '2026-11-30' })
  }
})

test('another limit of cash counts on every server, for buyer and seller, until an undo', async () => {
  const { orderId, buyer, seller } = await anOpenOrder(testApp, { total: 100_000 })
  const draft = { orderId, amount: 30_000, method: 'cash', paid_on: paidToday() } as const
  await change('cash-limit', { value: 5_000_000, source: 'Finance Act 2027' })
  const limitAt = async (server: Pick<typeof testApp, 'as'>) =>
    (await server.as(buyer)(getOrderPayment, { orderId })).cash_limit
  expect(await limitAt(testApp)).toBe(50_000)
  await expect.poll(() => limitAt(other)).toBe(50_000)
  expect((await testApp.as(buyer)(claimPayment, draft)).content).not.toContain('in cash')
  const { content, payment } = await testApp.as(buyer)(claimPayment, draft)
  expect(content).toContain('Nobody may receive ₹50,000 or more in cash for one sale')
  const { payment_id: paymentId } = payment
  expect((await testApp.as(seller)(confirmPayment, { paymentId })).content).toContain(
    'Nobody may receive ₹50,000 or more in cash for one sale: please take such sums through a bank.',
  )
  await undo('cash-limit')
  await expect.poll(() => limitAt(other)).toBe(2_00_000)
  const { revisions } = await testApp.as(owner)(listRevisions, { kind, name: 'cash-limit' })
  expect(revisions.map(({ revision, restored }) => [revision, restored])).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ])
})

test('the age of documents for e-way files is the one of the desk, also in the sentence', async () => {
  const { orderId, seller } = await anOrderOfBags(testApp)
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { now: new Date('2026-01-01T06:00:00Z') })
  const file = () => getEwayFile(testApp.db, seller, shipmentId, () => new Date('2026-04-12T06:00:00Z'))
  expect((await file()).file_name).toMatch(/^eway-/)
  await change('eway-document-days', { value: 100 })
  await expect(file()).rejects.toThrow(
    'The document is older than 100 days, so the portal makes no e-way bill',
  )
  await change('eway-document-days', { value: 101 })
  expect((await file()).file_name).toMatch(/^eway-/)
  await undo('eway-document-days')
})

test.each([
  ['cash-limit', { value: 0 }, 'Please enter an amount above ₹0'],
  ['cash-limit', { value: 100.5 }, 'Please enter an amount above ₹0'],
  ['eway-document-days', { value: 0 }, 'Please enter a whole number of days'],
  ['eway-document-days', { value: 1.5 }, 'Please enter a whole number of days'],
  ['eway-document-days', { value: 3_651 }, 'from 1 to 3650'],
  ['cash-limit', { source: ' ' }, 'Source cannot be empty'],
  ['cash-limit', { checked_on: 'today' }, 'Choose a date'],
  ['cash-limit', { confidence: 'maybe' as 'high' }, 'Choose how sure'],
] as const)('%s with %j is turned down at its field', async (name, wish, message) => {
  await expect(change(name, wish)).rejects.toMatchObject({
    ...{ status: 400, field: Object.keys(wish)[0], message: expect.stringContaining(message) },
  })
})

test('a figure that no code reads is not added, and none is taken away', async () => {
  await expect(save('gold-limit', firstLawFigures['cash-limit'])).rejects.toThrow(
    'No further texts of this kind can be added.',
  )
  await expect(save('cash-limit', null)).rejects.toThrow('This text can be changed, but not taken away.')
})

test('owners alone change figures of law, and whoever saves over a newer one is turned down', async () => {
  const editor = await anAdmin(testApp.db)
  await testApp.db.run(sql`update users set admin_role = 'editor' where user_id = ${editor.user_id}`)
  await expect(change('cash-limit', { value: 1 }, editor)).rejects.toMatchObject({ status: 403 })
  await change('eway-document-days', { value: 90 })
  const old = { kind, name: 'eway-document-days', value: firstLawFigures['eway-document-days'], revision: 1 }
  await expect(testApp.as(owner)(changeContent, old)).rejects.toMatchObject({ status: 409 })
})
