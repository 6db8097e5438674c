import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { getBooks } from '#contract/books/books.ts'
import { getLedgerNames, ledgers, saveLedgerNames } from '#contract/books/ledgers.ts'
import { sql } from '#server/db/sql.ts'
import { issueInvoice } from '#server/documents/issue.service.ts'
import { allOf, balanceOf, readXml, textIn } from '#server/testing/books/tally-reader.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function zipOf(seller: Someone, query = '') {
  const { statusCode, headers, rawPayload } = await testApp.app.inject({
    method: 'GET',
    url: `/api/seller/books/2026-10/tally.zip${query}`,
    headers: { token: await testApp.tokenOf(seller) },
  })
  if (statusCode !== 200) return { statusCode, headers, vouchers: [], masters: '' }
  const files = unzipSync(new Uint8Array(rawPayload))
  const textOf = (name: string) => Buffer.from(files[name] ?? []).toString('utf8')
  const vouchers = allOf(readXml(textOf('2-vouchers.xml')), 'VOUCHER')
  return { statusCode, headers, vouchers, masters: textOf('1-masters.xml') }
}

const pay = (orderId: string, day: string, amount: number) =>
  testApp.db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by, decided_at)
    select gen_random_uuid(), order_id, seller_id, buyer_id, 'balance', ${amount}, 'upi', '632812345678', ${day}::date,
      'confirmed', 'buyer', now()
    from orders where order_id = ${orderId}`)

test('the month of a shop goes to Tally with its payments, and what was made is noted', async () => {
  const { seller, buyer, gstin, orderId } = await aBillableOrder(testApp)
  await issueInvoice(testApp.db, seller, { orderId }, () => new Date('2026-10-10T06:00:00Z'))
  const other = await anOrderUnder(testApp, { seller, buyer, gstin })
  await pay(orderId, '2026-10-09', 400)
  await pay(orderId, '2026-10-11', 600)
  await pay(other.orderId, '2026-10-31', 100)
  await pay(other.orderId, '2026-11-01', 100)
  const { headers, vouchers, masters } = await zipOf(seller)
  expect(headers['content-disposition']).toContain(`${gstin}-2026-10-tally.zip`)
  expect(vouchers.map(({ attributes }) => attributes.VCHTYPE)).toEqual([
    'Sales',
    'Receipt',
    'Receipt',
    'Receipt',
  ])
  expect(vouchers.map(balanceOf)).toEqual([0, 0, 0, 0])
  const parties = new Set(vouchers.map((voucher) => textIn(voucher, 'PARTYLEDGERNAME')))
  expect(parties.size).toBe(1)
  const types = vouchers.flatMap((voucher) => allOf(voucher, 'BILLTYPE')).map(({ text }) => text)
  expect(types).toEqual(['New Ref', 'Advance', 'Agst Ref', 'Advance'])
  expect(() => readXml(masters)).not.toThrow()
  const { exports } = await testApp.as(seller)(getBooks, { month: '2026-10' })
  expect(exports.map(({ kind, rows }) => [kind, rows])).toEqual([['tally.zip', 4]])
})

test('a seller says how the ledgers are called in the own Tally, and nobody else is concerned', async () => {
  const { seller, orderId } = await aBillableOrder(testApp)
  await issueInvoice(testApp.db, seller, { orderId }, () => new Date('2026-10-10T06:00:00Z'))
  const names = { ...ledgers, sales: 'बिक्री & Sales 18%' }
  const call = testApp.as(seller)
  await call(saveLedgerNames, { names })
  await call(saveLedgerNames, { names })
  expect((await call(getLedgerNames, {})).names).toEqual(names)
  const { vouchers, masters } = await zipOf(seller)
  expect(vouchers.flatMap((each) => allOf(each, 'LEDGERNAME')).map(({ text }) => text)).toContain(names.sales)
  expect(masters).toContain('बिक्री &amp; Sales 18%')
  const buyer = await aBuyer(testApp.db)
  expect((await testApp.as(buyer)(getLedgerNames, {})).names).toEqual(ledgers)
})

test('two ledgers of one name are refused, and so is a name that is none', async () => {
  const call = testApp.as(await aSeller(testApp.db))
  for (const cgst of ['SALES', ' ', 'x'.repeat(101)])
    await expect(call(saveLedgerNames, { names: { ...ledgers, cgst } })).rejects.toMatchObject({
      status: 400,
    })
  expect((await call(getLedgerNames, {})).names).toEqual(ledgers)
})

test('the file of another registration, or of nobody, is not there', async () => {
  const { gstin } = await aBillableOrder(testApp)
  const stranger = await aBillableOrder(testApp)
  expect((await zipOf(stranger.seller, `?gstin=${gstin}`)).statusCode).toBe(404)
  expect((await zipOf(stranger.seller)).vouchers).toEqual([])
  expect((await zipOf(await aBuyer(testApp.db))).statusCode).toBe(403)
})
