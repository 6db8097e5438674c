import { expect, test } from 'vitest'
import { z } from 'zod'
import { getDocumentFile, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { getOrder, setDeliveryStatus } from '#contract/order.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { issueInvoice as issueAt } from './issue.service.ts'

const testApp = openTestApp()

/** ₹10.00 with 18 %: within a state 0.76 + 0.76, between states 1.53. */
const within = { kind: 'INV', total: 10, tax: { taxable: 8.48, cgst: 0.76, sgst: 0.76, igst: 0 } }
const between = { kind: 'INV', total: 10, tax: { taxable: 8.47, cgst: 0, sgst: 0, igst: 1.53 } }
const untaxed = { kind: 'BOS', total: 10, tax: { taxable: 10, cgst: 0, sgst: 0, igst: 0 } }

test.each([
  ['33 to 33', { to: '33' }, within],
  ['33 to 23', { to: '23' }, between],
  ['33 to a third party of a buyer in 33', { to: '33', supply: '33', shipTo: 'third' }, within],
  ['33 to a third party of a buyer in 23', { to: '23', supply: '23', shipTo: 'third' }, between],
  ['26 to 26, with UTGST', { from: '26', to: '26' }, within],
  ['goods of 0 %, by a bill of supply', { rates: [0] }, untaxed],
  ['composition, by a bill of supply', { scheme: 'composition' }, untaxed],
] as const)('an order from %s is billed', async (_name, draft, expected) => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp, draft)
  const { document, content } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(document).toMatchObject({ ...expected, needs_irn: false, cancelled_at: null })
  expect(document.number).toMatch(/^INV\/\d\d-\d\d\/B?0001$/)
  expect(content).toBe(`${document.number} is issued`)
  expect((await testApp.as(buyer)(listDocuments, { orderId })).documents).toEqual([document])
})

test('lines of several rates are taxed each by its own, and make the total', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { rates: [1800, 500, 0] })
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(document).toMatchObject({ total: 30, tax: { taxable: 28, cgst: 1, sgst: 1, igst: 0 } })
})

test('an order is billed once, and not when it is cancelled', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  const answers = await Promise.allSettled(
    Array.from({ length: 4 }, () => testApp.as(seller)(issueInvoice, { orderId })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(
    /^This order is already billed by INV/,
  )
  const { orderId: other } = await aBillableOrder(testApp, { seller })
  await testApp.as(seller)(setDeliveryStatus, { orderId: other, delivery_status: 'Cancelled' })
  await expect(testApp.as(seller)(issueInvoice, { orderId: other })).rejects.toThrow(
    'This order is cancelled, so there is nothing to bill.',
  )
})

test('200 orders that are billed at once have the numbers 1 to 200', async () => {
  const first = await aBillableOrder(testApp)
  const orders = [first.orderId]
  for (let place = 1; place < 200; place += 1) orders.push((await anOrderUnder(testApp, first)).orderId)
  const now = new Date()
  const documents = await Promise.all(
    orders.map((orderId) => issueAt(testApp.db, first.seller, { orderId }, () => now)),
  )
  const places = documents.map(({ number }) => Number(number.split('/').at(-1))).sort((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: 200 }, (_, place) => place + 1))
})

test('what fails takes no number', async () => {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(testApp)
  const { orderId: broken } = await anOrderUnder(testApp, { seller, buyer, gstin })
  await testApp.db.run(sql`update order_lines set gst_rate_bp = -1 where order_id = ${broken}`)
  await testApp.db.run(sql`
    alter table invoice_lines add constraint no_negative_rate check (gst_rate_bp >= 0)`)
  await expect(issueAt(testApp.db, seller, { orderId: broken }, () => new Date())).rejects.toThrow()
  await testApp.db.run(sql`alter table invoice_lines drop constraint no_negative_rate`)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(document.number).toMatch(/\/0001$/)
})

test('the financial year ends on 31 March at midnight in India', async () => {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(testApp)
  const { orderId: next } = await anOrderUnder(testApp, { seller, buyer, gstin })
  const last = await issueAt(testApp.db, seller, { orderId }, () => new Date('2027-03-31T23:59:59+05:30'))
  const first = await issueAt(
    testApp.db,
    seller,
    { orderId: next },
    () => new Date('2027-04-01T00:00:00+05:30'),
  )
  expect([last, first].map(({ number, issued_on }) => [number, issued_on])).toEqual([
    ['INV/26-27/0001', '2027-03-31'],
    ['INV/27-28/0001', '2027-04-01'],
  ])
})

test('another prefix and another GST number begin series of their own', async () => {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(testApp)
  await testApp.as(seller)(issueInvoice, { orderId })
  await testApp.db.run(sql`update tax_registrations set invoice_prefix = 'KM' where gstin = ${gstin}`)
  const { orderId: later } = await anOrderUnder(testApp, { seller, buyer, gstin })
  expect((await testApp.as(seller)(issueInvoice, { orderId: later })).document.number).toMatch(
    /^KM\/.*\/0001$/,
  )
  const { orderId: elsewhere } = await aBillableOrder(testApp, { seller, from: '29', to: '29' })
  expect((await testApp.as(seller)(issueInvoice, { orderId: elsewhere })).document.number).toMatch(
    /^INV\/.*\/0001$/,
  )
})

test('a line that lacks its code is named, and what its product says meanwhile counts', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { rates: [null] })
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(
    /has no HSN code or GST rate yet\. Please fill them in at the product first\.$/,
  )
  await testApp.db.run(sql`
    update products set gst_rate_bp = 500
    where product_id in (select product_id from order_lines where order_id = ${orderId})`)
  expect((await testApp.as(seller)(issueInvoice, { orderId })).document.tax).toMatchObject({ cgst: 0.24 })
})

test('its seller says what goods lack whose product is gone, and corrects what the order says', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { rates: [null, 500] })
  await testApp.db.run(
    sql`update order_lines set hsn_code = null where order_id = ${orderId} and line_number = 1`,
  )
  await testApp.db.run(sql`
    update products set deleted_at = now()
    where product_id in (select product_id from order_lines where order_id = ${orderId})`)
  const linesWith = (hsn_code: string, gst_rate_bp: number) =>
    [1, 2].map((line_number) => ({ line_number, hsn_code, gst_rate_bp }))
  await expect(testApp.as(seller)(issueInvoice, { orderId, lines: linesWith('9983', 1800) })).rejects.toThrow(
    'An HSN code has 4, 6 or 8 digits, such as 6109',
  )
  const { document } = await testApp.as(seller)(issueInvoice, { orderId, lines: linesWith('8413', 1800) })
  expect(
    await testApp.db.many(rows(z.object({ hsn_code: z.string(), gst_rate_bp: z.int() }))`
      select hsn_code, gst_rate_bp from invoice_lines where invoice_id = ${document.document_id} order by line_number`),
  ).toEqual([
    { hsn_code: '8413', gst_rate_bp: 1800 },
    { hsn_code: '8413', gst_rate_bp: 1800 },
  ])
  const { ordered_items, tax } = await testApp.as(seller)(getOrder, { orderId })
  expect(ordered_items.map(({ gst_rate_bp }) => gst_rate_bp)).toEqual([1800, 1800])
  expect(tax).toEqual(document.tax)
})

test('above five crore an HSN code has six digits, and the invoice is a draft until its IRN is known', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { turnover: '5_to_10' })
  await testApp.db.run(sql`update order_lines set hsn_code = '6109' where order_id = ${orderId}`)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(/needs an HSN code of 6 digits/)
  await testApp.db.run(sql`
    update products set hsn_code = '610910'
    where product_id in (select product_id from order_lines where order_id = ${orderId})`)
  expect((await testApp.as(seller)(issueInvoice, { orderId })).document).toMatchObject({ needs_irn: true })
})

test('an HSN code that is long enough stays as it was ordered, whatever its product says later', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  await testApp.db.run(sql`
    update products set hsn_code = '62052000'
    where product_id in (select product_id from order_lines where order_id = ${orderId})`)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(
    await testApp.db.one(rows(z.object({ hsn_code: z.string() }))`
      select hsn_code from invoice_lines where invoice_id = ${document.document_id}`),
  ).toEqual({ hsn_code: '610910' })
})

test('a place of supply that nobody knows is chosen by the seller; composition stays within its state', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { supply: null })
  await testApp.db.run(sql`
    update orders set state = 'Somewhere', postal_code = '000000' where order_id = ${orderId}`)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(
    'Please choose the state that this order is supplied to.',
  )
  const { document } = await testApp.as(seller)(issueInvoice, { orderId, supply_state_code: '23' })
  expect(document).toMatchObject({ supply_state_code: '23', tax: { igst: 1.53 } })
  const composed = await aBillableOrder(testApp, { scheme: 'composition', to: '29' })
  await expect(testApp.as(composed.seller)(issueInvoice, { orderId: composed.orderId })).rejects.toThrow(
    /^Under the composition scheme nothing may be sold to another state/,
  )
})

test('a shop completes its registration before it bills', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp)
  await testApp.db.run(sql`update tax_registrations set pin = '' where gstin = ${gstin}`)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(
    `Please complete the address and PIN code of ${gstin} first, under GST and invoices.`,
  )
  await testApp.db.run(sql`delete from tax_registrations where seller_id = ${seller.user_id}`)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toThrow(
    'Please add the GST registration of your shop first, under GST and invoices.',
  )
})

test('nobody else bills, reads or finds a document', async () => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const [stranger, other] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await expect(testApp.as(other)(issueInvoice, { orderId })).rejects.toThrow('Order not found')
  await expect(testApp.as(buyer)(issueInvoice, { orderId })).rejects.toThrow()
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  for (const person of [stranger, other]) {
    await expect(testApp.as(person)(listDocuments, { orderId })).rejects.toThrow('Order not found')
    const { document_id: documentId } = document
    await expect(testApp.as(person)(getDocumentFile, { documentId })).rejects.toThrow('Document not found')
  }
})

test('a document is never changed or deleted, whoever has the database', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const changes = [
    sql`update invoices set number = 'INV/26-27/0009' where invoice_id = ${document.document_id}`,
    sql`delete from invoices where invoice_id = ${document.document_id}`,
    sql`update invoice_lines set quantity = 1 where invoice_id = ${document.document_id}`,
    sql`delete from invoice_lines where invoice_id = ${document.document_id}`,
    sql`
      insert into invoice_lines
      select invoice_id, 2, product_name, hsn_code, gst_rate_bp, unit_code, quantity, unit_price_paise, taxable_paise,
        cgst_paise, sgst_paise, igst_paise, total_paise from invoice_lines where invoice_id = ${document.document_id}`,
  ]
  for (const change of changes) await expect(testApp.db.run(change)).rejects.toThrow(/documents are never/)
})

test('what may be said of a document later is said once, and makes sense', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const set = (part: Sql) =>
    testApp.db.run(sql`update invoices set ${part} where invoice_id = ${document.document_id}`)
  for (const part of [
    sql`irn = ''`,
    sql`ack_no = '7'`,
    sql`cancel_reason = 'Wrong'`,
    sql`cancelled_at = now()`,
    sql`cancelled_at = 'infinity', cancel_reason = 'Wrong'`,
  ])
    await expect(set(part)).rejects.toThrow('a document cannot say this')
  await set(sql`irn = ${'a'.repeat(64)}, ack_no = '7'`)
  await expect(set(sql`ack_no = '8'`)).rejects.toThrow('documents are never changed')
  await set(sql`cancelled_at = now(), cancel_reason = 'Wrong'`)
  await expect(set(sql`cancel_reason = 'Other'`)).rejects.toThrow('documents are never changed')
})
