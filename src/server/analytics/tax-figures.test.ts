import { expect, test } from 'vitest'
import { z } from 'zod'
import { cancelInvoice, issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { getTaxFigures, type TaxPeriod } from '#contract/sellers/tax-figures.ts'
import { rows } from '#server/db/sql.ts'
import { issueCreditNote as creditAt } from '#server/documents/credit.service.ts'
import { splitShape } from '#server/documents/document.row.ts'
import { issueInvoice as issueAt } from '#server/documents/issue.service.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { taxFiguresOf } from './tax-figures.service.ts'
import { daysOf } from './tax-period.rules.ts'

const testApp = openTestApp()

const figures = async (seller: Someone, period?: TaxPeriod) =>
  (await testApp.as(seller)(getTaxFigures, period ? { period } : {})).tax

const clockAt = (moment: string) => () => new Date(`${moment}+05:30`)

/** What the documents themselves say, whatever was queried. */
async function sumOfDocuments(seller: Someone) {
  const documents = await testApp.db.many(rows(z.object({ kind: z.string(), ...splitShape }))`
    select kind, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise from invoices
    where seller_id = ${seller.user_id} and cancelled_at is null`)
  const sum = (name: keyof typeof splitShape) =>
    documents.reduce((all, row) => all + (row.kind === 'CRN' ? -row[name] : row[name]), 0) / 100
  return {
    taxable: sum('taxable_paise'),
    cgst: sum('cgst_paise'),
    sgst: sum('sgst_paise'),
    igst: sum('igst_paise'),
    total: sum('total_paise'),
  }
}

test('the tax of a period is that of its invoices less its credit notes, to the paisa', async () => {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(testApp, { rates: [1800, 500, 0, 300] })
  const interState = await anOrderUnder(testApp, { seller, buyer, gstin, to: '23', rates: [25, 4000] })
  const cancelled = await anOrderUnder(testApp, { seller, buyer, gstin })
  const as = testApp.as(seller)
  for (const order of [orderId, interState.orderId]) await as(issueInvoice, { orderId: order })
  const { document } = await as(issueInvoice, { orderId: cancelled.orderId })
  await as(cancelInvoice, { documentId: document.document_id, reason: 'Wrong buyer' })
  await as(issueCreditNote, { orderId, lines: [{ line_number: 2, quantity: 1 }], reason: 'One came torn' })
  await aBillableOrder(testApp).then((other) =>
    testApp.as(other.seller)(issueInvoice, { orderId: other.orderId }),
  )

  const tax = await figures(seller)
  expect(tax).toMatchObject({ invoices: 2, credit_notes: 1, others: null })
  expect(tax.sums).toEqual(await sumOfDocuments(seller))
  expect(tax.products).toHaveLength(6)
  for (const name of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const)
    expect(tax.products.reduce((sum, product) => sum + Math.round(product[name] * 100), 0)).toBe(
      Math.round(tax.sums[name] * 100),
    )
  expect(tax.products.find(({ gst_rate_bp }) => gst_rate_bp === 500)).toMatchObject({
    hsn_code: '610910',
    taxable: 4.76,
    cgst: 0.12,
    total: 5,
  })
})

test('beyond a hundred products the rest is one sum', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, {
    rates: Array.from({ length: 103 }, () => 1800),
  })
  await testApp.as(seller)(issueInvoice, { orderId })
  const { products, others, sums } = await figures(seller)
  expect([products.length, others?.products]).toEqual([100, 3])
  const listed = products.reduce((sum, { cgst }) => sum + Math.round(cgst * 100), 0)
  expect(listed + Math.round((others?.cgst ?? 0) * 100)).toBe(Math.round(sums.cgst * 100))
})

test('a document belongs to the month and year of its day in India; a credit note to its own', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  await issueAt(testApp.db, seller, { orderId }, clockAt('2026-03-31T23:59:59'))
  const credited = { orderId, lines: [{ line_number: 1, quantity: 1 }], reason: 'Torn' }
  await creditAt(testApp.db, seller, credited, clockAt('2026-04-01T00:00:00'))
  const total = async (period: TaxPeriod, moment: string) =>
    (await taxFiguresOf(testApp.db, seller, period, clockAt(moment))).sums.total_paise
  expect(await total('month', '2026-03-31T23:59:59')).toBe(1_000)
  expect(await total('year', '2026-03-31T23:59:59')).toBe(1_000)
  expect(await total('month', '2026-04-01T00:00:00')).toBe(-500)
  expect(await total('year', '2026-04-30T12:00:00')).toBe(-500)
  expect(await total('last_month', '2026-04-30T12:00:00')).toBe(1_000)
})

test.each([
  ['month', '2026-11-24', { from: '2026-11-01', to: '2026-11-24' }],
  ['last_month', '2026-01-31', { from: '2025-12-01', to: '2025-12-31' }],
  ['last_month', '2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
  ['year', '2026-03-31', { from: '2025-04-01', to: '2026-03-31' }],
  ['year', '2026-04-01', { from: '2026-04-01', to: '2026-04-01' }],
] as const)('the period %s, asked on %s, is %j', (period, today, days) => {
  expect(daysOf(period, today)).toEqual(days)
})

test('a new shop has no tax; figures are for sellers, each for the own shop, of a period that exists', async () => {
  const seller = await aSeller(testApp.db)
  expect(await figures(seller, 'year')).toMatchObject({
    invoices: 0,
    credit_notes: 0,
    sums: { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 },
    products: [],
    others: null,
  })
  await expect(testApp.as(null)(getTaxFigures, {})).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await anAdmin(testApp.db)])
    await expect(figures(person)).rejects.toMatchObject({ status: 403 })
  const period = 'decade' as TaxPeriod
  await expect(figures(seller, period)).rejects.toMatchObject({
    status: 400,
    message: 'This choice does not exist',
  })
})
