import { expect, test } from 'vitest'
import { getBooks, listBookDocuments } from '#contract/books/books.ts'
import { issueCreditNote } from '#contract/documents/document.ts'
import { recordsOf } from '#server/csv/read-csv.ts'
import { sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { gstr1Form } from '#server/testing/books/gstr1-form.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const goodGstin = '33AABCU9603R1ZU'

async function fileOf(seller: Someone, path: string) {
  const { statusCode, headers, body } = await testApp.app.inject({
    method: 'GET',
    url: `/api/seller/books/${path}`,
    headers: { token: await testApp.tokenOf(seller) },
  })
  return { statusCode, headers, body }
}

const inOctober = (seller: Someone) => testApp.as(seller)(getBooks, { month: '2026-10' })

/** Bills an order of ₹10.00 at 18 %, at a moment. */
async function bill(seller: Someone, orderId: string, moment: string, gstin: string | null = goodGstin) {
  await testApp.db.run(sql`update orders set bill_gstin = ${gstin} where order_id = ${orderId}`)
  return issueInvoice(testApp.db, seller, { orderId }, () => new Date(moment))
}

/** A shop with invoices on both sides of the first and the last midnight of October in India. */
async function aMonth() {
  const first = await aBillableOrder(testApp)
  const { seller, buyer, gstin } = first
  const more = { seller, buyer, gstin }
  const billAt = async (moment: string, order = anOrderUnder(testApp, more)) =>
    bill(seller, (await order).orderId, moment)
  const september = await billAt('2026-09-30T18:29:59Z', Promise.resolve(first))
  const earliest = await billAt('2026-09-30T18:30:00Z')
  const latest = await billAt('2026-10-31T18:29:59Z')
  const november = await billAt('2026-10-31T18:30:00Z')
  return { ...more, september, earliest, latest, november }
}

test('a month begins and ends at midnight in India, and every sum stands beside its documents', async () => {
  const { seller, gstin, earliest, latest } = await aMonth()
  const { books, receipts } = await inOctober(seller)
  const own = books.find((book) => book.gstin === gstin)
  expect(own?.documents.map(({ number }) => number)).toEqual([earliest.number, latest.number])
  expect(own?.sums).toEqual([
    { section: 'b2b', documents: 2, taxable: 16.96, cgst: 1.52, sgst: 1.52, igst: 0, total: 20 },
  ])
  expect(own).toMatchObject({ documents_in_all: 2, cancelled: 0, problems: [] })
  expect(receipts).toEqual({ payments: 0, received: 0, refunded: 0 })
})

test('a press on a sum opens its documents, page by page', async () => {
  const { seller, gstin, earliest, latest } = await aMonth()
  const list = (draft: object) => testApp.as(seller)(listBookDocuments, { month: '2026-10', gstin, ...draft })
  const { documents, next } = await list({ part: 'b2b' })
  expect([documents.map(({ number }) => number), next]).toEqual([[earliest.number, latest.number], null])
  expect((await list({ part: 'nil' })).documents).toEqual([])
  expect((await list({ part: 'cancelled' })).documents).toEqual([])
  const [first] = documents
  const after = `${first?.issued_on} ${first?.document_id} ${first?.number}`
  expect((await list({ part: 'all', cursor: after })).documents.map(({ number }) => number)).toEqual([
    latest.number,
  ])
  await expect(list({ cursor: 'anything' })).rejects.toMatchObject({ status: 400 })
  await expect(list({ gstin: '33AABCU9603R1ZX' })).rejects.toMatchObject({ status: 404 })
  const bare = await testApp.as(seller)(getBooks, { month: '2026-10', documents: 'off' })
  expect(bare.books.find((book) => book.gstin === gstin)).toMatchObject({
    documents: [],
    documents_in_all: 2,
  })
  expect(bare.first_month).toBe('2026-09')
})

test('two registrations stand one after the other, each with its own documents and files', async () => {
  const { seller, buyer, gstin, latest } = await aMonth()
  const other = await aBillableOrder(testApp, { seller, buyer, from: '23', to: '23' })
  const there = await bill(seller, other.orderId, '2026-10-20T06:00:00Z', null)
  const { books } = await inOctober(seller)
  expect(books[0]?.gstin).toBe(other.gstin)
  expect(books[0]?.documents.map(({ document_id }) => document_id)).toEqual([there.invoice_id])
  expect(books[0]?.sums).toMatchObject([{ section: 'b2cs', documents: 1 }])
  const file = await fileOf(seller, '2026-10/gstr1.json')
  expect(file.headers['content-disposition']).toContain(`${other.gstin}-2026-10-gstr1.json`)
  expect(gstr1Form.parse(JSON.parse(file.body))).toMatchObject({ gstin: other.gstin, b2b: [] })
  const first = gstr1Form.parse(JSON.parse((await fileOf(seller, `2026-10/gstr1.json?gstin=${gstin}`)).body))
  expect(first).toMatchObject({ gstin, fp: '102026', version: 'GST3.1.6' })
  expect(first.b2b[0]?.inv.map(({ inum }) => inum)).toContain(latest.number)
})

test('a credit note counts in its own month; a cancelled invoice keeps its number and counts nowhere', async () => {
  const { seller, buyer, gstin } = await aBillableOrder(testApp)
  const orders = await Promise.all([1, 2].map(() => anOrderUnder(testApp, { seller, buyer, gstin })))
  const today = new Date().toISOString()
  const month = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7)
  const [credited, cancelled] = [
    await bill(seller, orders[0]?.orderId ?? '', today, null),
    await bill(seller, orders[1]?.orderId ?? '', today, null),
  ]
  const call = testApp.as(seller)
  await call(issueCreditNote, {
    orderId: credited.order_id ?? '',
    lines: [{ line_number: 1, quantity: 1 }],
    reason: 'Torn',
  })
  await testApp.db.run(sql`
    update invoices set cancelled_at = now(), cancel_reason = 'Wrong buyer' where invoice_id = ${cancelled.invoice_id}`)
  const { books } = await call(getBooks, { month })
  expect(books.find((book) => book.gstin === gstin)).toMatchObject({
    sums: [{ section: 'b2cs', documents: 2, total: 5 }],
    documents_in_all: 3,
    cancelled: 1,
  })
  const file = gstr1Form.parse(JSON.parse((await fileOf(seller, `${month}/gstr1.json`)).body))
  expect(file.b2cs).toMatchObject([{ sply_ty: 'INTRA', rt: 18, txval: 4.24, camt: 0.38, samt: 0.38 }])
  expect(file.doc_issue.doc_det).toMatchObject([
    { doc_num: 1, docs: [{ totnum: 2, cancel: 1, net_issue: 1 }] },
    { doc_num: 5, docs: [{ totnum: 1, cancel: 0, net_issue: 1 }] },
  ])
})

test('what the portal would refuse is named by document and line, and refuses the file until the seller wants it so', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp)
  await testApp.db.run(sql`update order_lines set hsn_code = '6109' where order_id = ${orderId}`)
  const { number } = await bill(seller, orderId, '2026-10-05T06:00:00Z', '33AABCU9603R1ZX')
  await testApp.db.run(sql`update tax_registrations set turnover = '5_to_10' where gstin = ${gstin}`)
  const { books } = await inOctober(seller)
  const problems = books.flatMap((book) => book.problems)
  expect(problems.map(({ sentence }) => sentence.name)).toEqual(['books.hsnTooShort', 'books.buyerGstin'])
  expect(problems[0]).toMatchObject({ number, line_number: 1 })
  const answer = await fileOf(seller, '2026-10/gstr1.json')
  expect([answer.statusCode, JSON.parse(answer.body).content]).toEqual([409, problems[0]?.content])
  expect((await fileOf(seller, '2026-10/gstr1.json?as_billed=on')).statusCode).toBe(200)
})

test('a composition taxable person has a month, and no GSTR-1', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { scheme: 'composition' })
  await bill(seller, orderId, '2026-10-05T06:00:00Z', null)
  const { books } = await inOctober(seller)
  expect(books[0]?.sums).toMatchObject([{ section: 'composition', total: 10 }])
  const answer = await fileOf(seller, '2026-10/gstr1.json')
  expect([answer.statusCode, JSON.parse(answer.body).content]).toEqual([
    409,
    expect.stringContaining('files CMP-08 and GSTR-4'),
  ])
})

test('who changed to the composition scheme still has the return of a month before it', async () => {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(testApp)
  await bill(seller, orderId, '2026-10-05T06:00:00Z', null)
  await testApp.db.run(sql`update tax_registrations set scheme = 'composition' where gstin = ${gstin}`)
  const { orderId: later } = await anOrderUnder(testApp, { seller, buyer, gstin })
  await bill(seller, later, '2026-10-06T06:00:00Z', null)
  const { statusCode, body } = await fileOf(seller, '2026-10/gstr1.json')
  expect(statusCode).toBe(200)
  const file = gstr1Form.parse(JSON.parse(body))
  expect(file.b2cs).toMatchObject([{ rt: 18, txval: 8.48 }])
  // What the scheme covers stands in no list: neither among HSN codes nor among the numbers.
  expect(file.hsn.hsn_b2c).toMatchObject([{ txval: 8.48 }])
  expect(file.doc_issue.doc_det).toMatchObject([{ doc_num: 1, docs: [{ totnum: 1 }] }])
})

test('an invoice that the e-invoice portal would refuse for its address is named', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp)
  await testApp.db.run(sql`update order_lines set hsn_code = '61091000' where order_id = ${orderId}`)
  await testApp.db.run(sql`update tax_registrations set turnover = '5_to_10' where gstin = ${gstin}`)
  const { number } = await bill(seller, orderId, '2026-10-05T06:00:00Z', '33AABCU9603R1ZU')
  const namesOf = async () =>
    (await inOctober(seller)).books[0]?.problems.map(({ sentence }) => sentence.name)
  expect(await namesOf()).toEqual(['books.irnMissing'])
  await testApp.db.run(sql`alter table invoices disable trigger user`)
  await testApp.db.run(sql`
    update invoices set particulars = jsonb_set(particulars, '{buyer,pin}', '""') where number = ${number}`)
  await testApp.db.run(sql`alter table invoices enable trigger user`)
  expect(await namesOf()).toEqual(['books.noPin'])
})

test('the file of sales has each line, that of HSN codes their sums; names are text, and what was made is noted', async () => {
  const { seller, buyer, gstin } = await aMonth()
  const { orderId } = await anOrderUnder(testApp, { seller, buyer, gstin, rates: [1800, 500] })
  await testApp.db.run(sql`
    update order_lines set product_name = '=HYPERLINK("x") & गणेश' where order_id = ${orderId}`)
  await testApp.db.run(sql`update invoice_series set last_on = null where gstin = ${gstin}`).catch(() => 0)
  const november = '2026-11-02T06:00:00Z'
  await bill(seller, orderId, november)
  const { body, headers } = await fileOf(seller, '2026-11/sales.csv')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const [head = [], ...lines] = [...recordsOf(body.replace(/^\ufeff/, ''), ',')]
  expect(head).toHaveLength(21)
  expect(lines.map((line) => [line[9], line[10], line[15], line[20]])).toEqual([
    ['b2b', '1', '18', '10.00'],
    ['b2b', '1', '18', '10.00'],
    ['b2b', '2', '5', '10.00'],
  ])
  expect(lines[1]?.[11]).toBe('\'=HYPERLINK("x") & गणेश')
  const [, ...codes] = [...recordsOf((await fileOf(seller, '2026-11/hsn.csv')).body, ',')]
  expect(codes.map((line) => [line[0], line[1], line[4], line[5], line[10]])).toEqual([
    ['With GST number', '610910', '4', '18', '20.00'],
    ['With GST number', '610910', '2', '5', '10.00'],
  ])
  const { exports } = await testApp.as(seller)(getBooks, { month: '2026-11' })
  expect(exports.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['hsn.csv', 2],
    ['sales.csv', 2],
  ])
})

test('nobody reads the month of another shop, nor asks for one that is none', async () => {
  const { gstin } = await aMonth()
  const stranger = await aSeller(testApp.db)
  expect((await inOctober(stranger)).books.flatMap(({ documents }) => documents)).toEqual([])
  for (const path of ['sales.csv', 'hsn.csv', 'gstr1.json'])
    expect((await fileOf(stranger, `2026-10/${path}?gstin=${gstin}`)).statusCode).toBe(404)
  expect((await fileOf(stranger, '2026-13/gstr1.json')).statusCode).toBe(404)
  await expect(testApp.as(stranger)(getBooks, { month: '2026-1' })).rejects.toMatchObject({ status: 400 })
  await expect(testApp.as(await aBuyer(testApp.db))(getBooks, { month: '2026-10' })).rejects.toMatchObject({
    status: 403,
  })
})
