import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getPurchases } from '#contract/books/purchases.ts'
import { recordsOf } from '#server/csv/read-csv.ts'
import { sql } from '#server/db/sql.ts'
import { cancelInvoice } from '#server/documents/cancel.service.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { allOf, balanceOf, readXml, textIn } from '#server/testing/books/tally-reader.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** A buyer with bills of two shops, on both sides of midnight of the 1st of November in India. */
async function aMonth() {
  const first = await aBillableOrder(testApp)
  const { buyer } = first
  const second = await aBillableOrder(testApp, { buyer })
  const later = await anOrderUnder(testApp, first)
  const bill = ({ seller }: { seller: Someone }, orderId: string, moment: string) =>
    issueInvoice(testApp.db, seller, { orderId }, () => new Date(moment))
  const one = await bill(first, first.orderId, '2026-10-10T06:00:00Z')
  const two = await bill(second, second.orderId, '2026-10-31T18:29:59Z')
  await bill(first, later.orderId, '2026-10-31T18:30:00Z')
  return { buyer, first, second, one, two }
}

const fileOf = async (buyer: Someone, path: string) =>
  testApp.app.inject({
    url: `/api/users/purchases/2026-10/${path}`,
    headers: { token: await testApp.tokenOf(buyer) },
  })

test('the month of a buyer has what all shops billed, and its sums are those of the documents', async () => {
  const { buyer, one, two } = await aMonth()
  const month = await testApp.as(buyer)(getPurchases, { month: '2026-10' })
  expect(month.documents.map(({ number, seller_gstin }) => [number, seller_gstin])).toEqual([
    [one.number, one.gstin],
    [two.number, two.gstin],
  ])
  expect(month).toMatchObject({ total: 2, next: null, cancelled: 0, first_month: '2026-10', paid: 0 })
  expect(month.bills).toEqual({ documents: 2, taxable: 16.96, cgst: 1.52, sgst: 1.52, igst: 0, total: 20 })
  expect(month.claimable).toBe(3.04)
  expect(month.credits.documents).toBe(0)
})

test('a cancelled bill counts nowhere, a month without bills is empty', async () => {
  const { buyer, one } = await aMonth()
  await testApp.db.run(sql`
    update invoices set cancelled_at = now(), cancel_reason = 'Wrong buyer' where invoice_id = ${one.invoice_id}`)
  const call = testApp.as(buyer)
  expect(await call(getPurchases, { month: '2026-10' })).toMatchObject({
    bills: { documents: 1, total: 10 },
    cancelled: 1,
    total: 2,
  })
  const empty = await call(getPurchases, { month: '2026-08' })
  expect(empty).toMatchObject({ bills: { documents: 0, total: 0 }, documents: [], total: 0, claimable: 0 })
})

test('the file for Tally has purchases and payments that come to 0, the CSV each line', async () => {
  const { buyer, first } = await aMonth()
  await testApp.db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by, decided_at)
    select gen_random_uuid(), order_id, seller_id, buyer_id, 'balance', 1000, 'cash', '', '2026-10-12', 'confirmed', 'buyer',
      now()
    from orders where order_id = ${first.orderId}`)
  const zip = await fileOf(buyer, 'tally.zip')
  expect(zip.headers['content-disposition']).toContain('purchases-2026-10-tally.zip')
  const xml = Buffer.from(unzipSync(new Uint8Array(zip.rawPayload))['2-vouchers.xml'] ?? []).toString()
  const vouchers = allOf(readXml(xml), 'VOUCHER')
  expect(vouchers.map(({ attributes }) => attributes.VCHTYPE)).toEqual(['Purchase', 'Purchase', 'Payment'])
  expect(vouchers.map(balanceOf)).toEqual([0, 0, 0])
  const [head = [], ...lines] = [...recordsOf((await fileOf(buyer, 'csv')).body.replace(/^\ufeff/, ''), ',')]
  expect(lines.map((line) => [line.length, line.at(-1)])).toEqual([
    [head.length, '10.00'],
    [head.length, '10.00'],
  ])
})

test('the file for Tally follows: what is cancelled is so there, what is credited is a debit note in its own month', async () => {
  const { buyer, first, second, one, two } = await aMonth()
  const filesOf = async (month: string) => {
    const { rawPayload } = await testApp.app.inject({
      url: `/api/users/purchases/${month}/tally.zip`,
      headers: { token: await testApp.tokenOf(buyer) },
    })
    const xml = Buffer.from(unzipSync(new Uint8Array(rawPayload))['2-vouchers.xml'] ?? []).toString()
    return allOf(readXml(xml), 'VOUCHER').map((voucher) => ({
      id: voucher.attributes.REMOTEID,
      type: voucher.attributes.VCHTYPE,
      isCancelled: textIn(voucher, 'ISCANCELLED') === 'Yes',
      amounts: allOf(voucher, 'AMOUNT').length,
      balance: balanceOf(voucher),
    }))
  }
  const before = await filesOf('2026-10')
  expect(before.map(({ type, isCancelled }) => [type, isCancelled])).toEqual([
    ['Purchase', false],
    ['Purchase', false],
  ])
  await cancelInvoice(
    testApp.db,
    first.seller,
    { documentId: one.invoice_id, reason: 'Wrong buyer' },
    new Date('2026-10-10T07:00:00Z'),
  )
  const credit = { orderId: second.orderId, lines: [{ line_number: 1, quantity: 1 }], reason: 'Damaged' }
  await issueCreditNote(testApp.db, second.seller, credit, () => new Date('2026-11-05T06:00:00Z'))
  const after = await filesOf('2026-10')
  // The same ids, so that an import of the file changes what the first one made.
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(after.map(({ id, isCancelled, amounts }) => [id, isCancelled, amounts > 0])).toEqual([
    [one.invoice_id, true, false],
    [two.invoice_id, false, true],
  ])
  const november = await filesOf('2026-11')
  expect(november.map(({ type, balance }) => [type, balance])).toEqual([
    ['Purchase', 0],
    ['Debit Note', 0],
  ])
})

test('nobody sees what another buyer was billed', async () => {
  await aMonth()
  const stranger = await aBuyer(testApp.db)
  expect(await testApp.as(stranger)(getPurchases, { month: '2026-10' })).toMatchObject({ total: 0 })
  expect((await fileOf(stranger, 'csv')).body.split('\n').filter(Boolean)).toHaveLength(1)
  await expect(testApp.as(stranger)(getPurchases, { month: 'October' })).rejects.toMatchObject({
    status: 400,
  })
  const cursor = '0199aaaa-0000-7000-8000-000000000001'
  await expect(testApp.as(stranger)(getPurchases, { month: '2026-10', cursor })).rejects.toMatchObject({
    status: 400,
  })
})
