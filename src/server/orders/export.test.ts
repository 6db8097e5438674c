import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { named } from '#server/testing/named.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let buyer: Someone

beforeAll(async () => {
  seller = await aSeller(testApp.db)
  buyer = await aBuyer(testApp.db, { full_name: 'Asha Rao' })
})

async function download(query = '', who: Someone | null = seller) {
  const headers = who ? { token: await testApp.tokenOf(who) } : {}
  return testApp.app.inject({ url: `/api/orders/seller/export${query}`, headers })
}
const nine = 'Order ID,Products,Quantities,Date,Status,Total,Buyer Name,Buyer Email,Buyer Phone'
const taxes =
  'Buyer GST Number,Place of Supply,HSN Codes,GST Rates (%),Taxable Value,CGST,SGST/UTGST,IGST,Buyer PO Number'
const head = `\ufeff${nine}\r\n`
const account = async () =>
  (await testApp.pool.query('select email, phone_number from users where user_id = $1', [buyer.user_id]))
    .rows[0]

test('a file for spreadsheets, named after the day, with exactly its nine columns', async () => {
  const product_ids = [
    await aProduct(testApp.db, { seller, product_name: 'Bolt, "M10"' }),
    await aProduct(testApp.db, { seller, product_name: 'पीतल का नट' }),
  ]
  const moment = '2026-03-01T18:30:00Z'
  const orderId = await anOrderOf(testApp.db, { seller, buyer, product_ids, status: 'Shipped', at: moment })
  const { statusCode, headers, payload } = await download()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="orders_export_\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(headers['cache-control']).toBe('no-store')
  const { email, phone_number } = await account()
  const [, country, first, last] = /^(\d\d)(\d{5})(\d{5})$/.exec(phone_number) ?? []
  expect(payload).toBe(
    `${head}${orderId},"Bolt, ""M10""; पीतल का नट",2; 2,2026-03-02 00:00,Shipped,20.00,Asha Rao,${email},${country} ${first} ${last}\r\n`.replace(
      '2; 2',
      '"2; 2"',
    ),
  )
})

test.each([
  ['33', '18.00,1.00,1.00,0.00'],
  ['23', '17.99,0.00,0.00,2.01'],
])('orders with GST have the tax of an order to %s behind the nine columns, by kind', async (to, amounts) => {
  const { seller: shop } = await aBillableOrder(testApp, { to, rates: [1800, 500] })
  const { headers, payload } = await download('?columns=gst', shop)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="orders_with_gst_\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [first, line = ''] = payload.split('\r\n')
  expect(first).toBe(`\ufeff${nine},${taxes}`)
  expect(line).toMatch(
    new RegExp(`,${to}AABCK0001F1Z[0-9A-Z],[A-Za-z ]+,"?610910; 610910"?,"?18; 5"?,${amounts},PO/7$`),
  )
})

test('where the rate of a line is not known no tax is stated', async () => {
  const { seller: shop } = await aBillableOrder(testApp, { rates: [1800, null] })
  const { payload } = await download('?columns=gst', shop)
  expect(payload.trimEnd()).toMatch(/"?18; "?,,,,,/)
})

test('a spreadsheet reads a phone number as text, of whatever length', async () => {
  const shop = await aSeller(testApp.db)
  const product_ids = [await aProduct(testApp.db, { seller: shop })]
  for (const phone_number of ['14155552671', '4912345678'])
    await anOrderOf(testApp.db, { seller: shop, buyer: await reachedAt(phone_number), product_ids })
  const { payload } = await download('', shop)
  expect(payload.match(/[\d ]+(?=\r\n)/g)).toEqual(['49123 45678', '1 41555 52671'])
})

async function reachedAt(phone_number: string) {
  const person = await aBuyer(testApp.db)
  await testApp.db.run(sql`update users set phone_number = ${phone_number} where user_id = ${person.user_id}`)
  return person
}

test('no cell is a formula', async () => {
  const shop = await aSeller(testApp.db)
  const evil = "=cmd|' /C calc'!A0"
  const mallory = await aBuyer(testApp.db, { full_name: '@SUM(1+1)' })
  await testApp.db.run(sql`update users set email = '+1+1@example.in' where user_id = ${mallory.user_id}`)
  const product_ids = [
    await aProduct(testApp.db, { seller: shop, product_name: evil }),
    await aProduct(testApp.db, { seller: shop, product_name: '-2+3' }),
  ]
  await anOrderOf(testApp.db, { seller: shop, buyer: mallory, product_ids })
  const { payload } = await download('', shop)
  const [, record = ''] = payload.split('\r\n')
  const cells = [...record.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell)
  expect(cells.slice(0, 9).filter((cell) => /^"?[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(cells[1]).toBe(`"'${evil}; '-2+3"`)
  expect(cells[6]).toBe(`"'@SUM(1+1)"`)
  expect(cells[7]).toBe(`"'+1+1@example.in"`)
})

test('the file holds what the filters match, however much that is', async () => {
  const busy = await aSeller(testApp.db)
  const product = await aProduct(testApp.db, { seller: busy })
  await testApp.db.run(sql`
    insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code,
      ship_address, order_date)
    select 'VJ-X' || lpad(n::text, 7, '0'), ${buyer.user_id}, ${busy.user_id},
      case when n % 4 = 0 then 'Shipped' else 'Pending' end, 500, 'Gujarat', 'Surat', '395003', '12 Ring Road',
      timestamptz '2026-04-01T00:00:00Z' + (n / 7) * interval '1 minute'
    from generate_series(1, 1250) n`)
  await testApp.db.run(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
      line_total_paise, holds_stock)
    select order_id, 1, ${product}, 'Bolt', 'piece', 1, 500, 500, false from orders where seller_id = ${busy.user_id}`)
  const idsIn = async (query: string) =>
    [...(await download(query, busy)).payload.matchAll(/^VJ-\w+/gm)].map(([id]) => id)
  const all = await idsIn('')
  expect([all.length, new Set(all).size]).toEqual([1250, 1250])
  expect(await idsIn('?status=Shipped')).toHaveLength(312)
  expect(await idsIn('?buyer=nobody')).toEqual([])
  expect(await idsIn('?from=2026-04-02')).toEqual([])
  expect((await download('?buyer=nobody', busy)).payload).toBe(head)
})

test('columns that no file has are refused', async () => {
  const { statusCode, payload } = await download('?columns=everything')
  expect(statusCode).toBe(400)
  expect(JSON.parse(payload)).toMatchObject({
    field: 'columns',
    content: "Choose 'gst' for the file of orders with GST, or leave that out",
  })
  expect((await download('?columns=')).statusCode).toBe(200)
})

test('a wrong filter is refused, and so is who has no shop', async () => {
  expect((await download('?from=tomorrow')).json()).toEqual({
    success: false,
    field: 'from',
    content: 'Choose a date such as 2026-11-19',
    sentence: named,
  })
  expect((await download('', null)).statusCode).toBe(401)
  for (const person of [buyer, await anAdmin(testApp.db)])
    expect((await download('', person)).statusCode).toBe(403)
})
