import { assert, integer, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { cancelInvoice, issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { sendShipment } from '#contract/shipments/shipment.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import { sql } from '#server/db/sql.ts'
import { send } from '#server/testing/buy.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { cancelInvoice as cancelAt } from './cancel.service.ts'
import { creditLine } from './credit.rules.ts'
import { issueCreditNote as creditAt } from './credit.service.ts'
import type { DocumentLine } from './document.row.ts'
import { issueInvoice as issueAt } from './issue.service.ts'

const testApp = openTestApp()

async function aBill(draft: Parameters<typeof aBillableOrder>[1] = {}) {
  const order = await aBillableOrder(testApp, draft)
  const { document } = await testApp.as(order.seller)(issueInvoice, { orderId: order.orderId })
  const credit = (quantity: number, line_number = 1) =>
    testApp.as(order.seller)(issueCreditNote, {
      orderId: order.orderId,
      lines: [{ line_number, quantity }],
      reason: 'One came torn',
    })
  const cancel = () =>
    testApp.as(order.seller)(cancelInvoice, { documentId: document.document_id, reason: 'Wrong buyer' })
  return { ...order, document, credit, cancel }
}

test('a credit note has a series of its own and names what it credits', async () => {
  const { orderId, buyer, document, credit } = await aBill()
  const note = (await credit(1)).document
  expect(note).toMatchObject({
    kind: 'CRN',
    total: 5,
    tax: { taxable: 4.24, cgst: 0.38, sgst: 0.38, igst: 0 },
    credits: document.number,
    reason: 'One came torn',
  })
  expect(note.number).toMatch(/^INV\/\d\d-\d\d\/C0001$/)
  expect((await testApp.as(buyer)(listDocuments, { orderId })).documents.map(({ kind }) => kind)).toEqual([
    'INV',
    'CRN',
  ])
})

test('never more is credited than was billed, and all of it comes to the bill', async () => {
  const { document, credit } = await aBill({ to: '23' })
  await expect(credit(3)).rejects.toThrow(/^At most 2 of .+ can still be credited\.$/)
  await expect(credit(1, 2)).rejects.toThrow('This line is not on the invoice.')
  const notes = await Promise.allSettled([credit(1), credit(1), credit(1)])
  const issued = notes.flatMap((note) => (note.status === 'fulfilled' ? [note.value.document] : []))
  expect(issued).toHaveLength(2)
  const sum = (name: 'taxable' | 'igst') => issued.reduce((all, { tax }) => all + tax[name] * 100, 0)
  expect([sum('taxable'), sum('igst')].map(Math.round)).toEqual(
    [document.tax.taxable, document.tax.igst].map((rupees) => Math.round(rupees * 100)),
  )
  await expect(credit(1)).rejects.toThrow(/^All of .+ is credited already\.$/)
})

test('a credit note that is sent twice is one, also at once', async () => {
  const { orderId, seller, buyer } = await aBill()
  const [url, key] = [`/api/orders/${orderId}/credit-note`, 'credit-7']
  const body = { lines: [{ line_number: 1, quantity: 1 }], reason: 'One came torn' }
  const answers = await Promise.all([1, 2, 3].map(() => send(testApp, seller, { url, key, body })))
  answers.push(await send(testApp, seller, { url, key, body }))
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.document?.document_id}`)).size).toBe(1)
  const other = await send(testApp, seller, { url, key, body: { ...body, reason: 'Both came torn' } })
  expect(other.status).toBe(409)
  expect((await testApp.as(buyer)(listDocuments, { orderId })).documents).toHaveLength(2)
})

test('the parts of any line that is credited make the line to the paisa', () => {
  const drafts = tuple(
    integer({ min: 1, max: 9_999_999 }),
    integer({ min: 1, max: 500 }),
    integer({ min: 1, max: 500 }),
    integer({ min: 0, max: 9_999_999 }),
  )
  assert(
    property(drafts, ([price, first, second, wish]) => {
      const quantity = first + second
      const discount = Math.min(wish, price * quantity - 1)
      const total = price * quantity - discount
      const split = splitTax({ total, rateBp: 1800, isInterState: false })
      const line = {
        quantity,
        unit_price_paise: price,
        discount_paise: discount,
        gst_rate_bp: 1800,
        taxable_paise: split.taxable,
        cgst_paise: split.cgst,
        sgst_paise: split.sgst,
        igst_paise: 0,
        total_paise: total,
      } as DocumentLine
      const parts = [
        creditLine(line, { quantity: first, before: 0, isInterState: false }),
        creditLine(line, { quantity: second, before: first, isInterState: false }),
      ]
      for (const part of parts) expect(part.total_paise).toBeGreaterThanOrEqual(0)
      const sums = ['taxable_paise', 'cgst_paise', 'sgst_paise', 'total_paise', 'discount_paise'] as const
      for (const name of sums) expect(parts.reduce((sum, part) => sum + part[name], 0)).toBe(line[name])
    }),
    { numRuns: 2_000 },
  )
})

test('a credit note is possible until 30 November after the financial year', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  await issueAt(testApp.db, seller, { orderId }, () => new Date('2026-11-23T10:00:00+05:30'))
  const draft = { orderId, lines: [{ line_number: 1, quantity: 1 }], reason: 'Torn' }
  const note = await creditAt(testApp.db, seller, draft, () => new Date('2027-11-30T23:59:59+05:30'))
  expect(note.issued_on).toBe('2027-11-30')
  await expect(
    creditAt(testApp.db, seller, draft, () => new Date('2027-12-01T00:00:00+05:30')),
  ).rejects.toThrow(/^A credit note for INV.+ was possible until 30 November/)
})

test('an invoice is cancelled on its day; its number stays used, and the order can be billed again', async () => {
  const { orderId, seller, buyer, document, cancel } = await aBill()
  expect((await cancel()).document).toMatchObject({
    number: document.number,
    reason: 'Wrong buyer',
    cancelled_at: expect.any(String),
  })
  await expect(cancel()).rejects.toThrow(`${document.number} is already cancelled.`)
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications.map(({ message }) => message)).toContain(
    `${document.number} for your order ${orderId} is cancelled: Wrong buyer`,
  )
  const again = (await testApp.as(seller)(issueInvoice, { orderId })).document
  expect(again.number).toBe(document.number.replace('0001', '0002'))
})

test('an order has at most a hundred documents, however often it is billed and cancelled', async () => {
  const { orderId, seller, document, cancel } = await aBill()
  await cancel()
  await testApp.db.run(sql`
    insert into invoices
    select copy.* from invoices i, generate_series(1, 99) place, jsonb_populate_record(i, jsonb_build_object(
      'invoice_id', gen_random_uuid(), 'number', 'OLD/26-27/' || place)) copy
    where i.invoice_id = ${document.document_id}`)
  await expect(testApp.as(seller)(issueInvoice, { orderId })).rejects.toMatchObject({
    status: 409,
    message: 'This order has 100 documents already; more are not possible.',
  })
})

test('a hundred documents keep no seller from crediting all that is left of a bill', async () => {
  const { document, credit } = await aBill()
  await testApp.db.run(sql`
    insert into invoices
    select copy.* from invoices i, generate_series(1, 99) place, jsonb_populate_record(i, jsonb_build_object(
      'invoice_id', gen_random_uuid(), 'number', 'OLD/26-27/' || place, 'cancelled_at', now(), 'cancel_reason', 'Wrong')) copy
    where i.invoice_id = ${document.document_id}`)
  await expect(credit(1)).rejects.toThrow(/^This order has 100 documents already/)
  expect((await credit(2)).document).toMatchObject({ kind: 'CRN', total: document.total })
})

test('the day of an invoice ends at midnight in India', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  const { invoice_id: documentId } = await issueAt(
    testApp.db,
    seller,
    { orderId },
    () => new Date('2026-11-23T00:00:00+05:30'),
  )
  const draft = { documentId, reason: 'Wrong buyer' }
  await expect(cancelAt(testApp.db, seller, draft, new Date('2026-11-24T00:00:00+05:30'))).rejects.toThrow(
    /can only be cancelled on the day of its issue/,
  )
  const cancelled = await cancelAt(testApp.db, seller, draft, new Date('2026-11-23T23:59:59+05:30'))
  expect(cancelled.cancelled_at).not.toBeNull()
})

test('what is shipped, credited or registered at the portal is not cancelled', async () => {
  const shipped = await aBill()
  await testApp.as(shipped.seller)(setDeliveryStatus, {
    orderId: shipped.orderId,
    delivery_status: 'Shipped',
  })
  await expect(shipped.cancel()).rejects.toThrow(/^The goods are on their way/)
  const sent = await aBill()
  const lines = [{ line_number: 1, quantity: 1 }]
  await testApp.as(sent.seller)(sendShipment, { orderId: sent.orderId, lines })
  await testApp.as(sent.seller)(setDeliveryStatus, { orderId: sent.orderId, delivery_status: 'Confirmed' })
  await expect(sent.cancel()).rejects.toThrow(/^The goods are on their way/)
  const credited = await aBill()
  await credited.credit(1)
  await expect(credited.cancel()).rejects.toThrow(/^There is a credit note for/)
  const registered = await aBill()
  await testApp.db.run(sql`
    update invoices set irn = ${'a'.repeat(64)} where invoice_id = ${registered.document.document_id}`)
  await expect(registered.cancel()).rejects.toThrow(/has an invoice reference number, so it stays/)
})

test('documents go only with their order, as the removal of the demo market needs', async () => {
  const { orderId, seller, credit } = await aBill()
  await credit(1)
  await testApp.db.run(sql`delete from orders where order_id = ${orderId}`)
  expect(await testApp.db.run(sql`select 1 from invoices where seller_id = ${seller.user_id}`)).toBe(0)
})
