import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listContent, listRevisions } from '#contract/content/admin-content.ts'
import { type GstRate, listGstRates } from '#contract/content/gst-rates.ts'
import { counterDeal } from '#contract/deals/deal.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { updateProduct } from '#contract/products/own-product.ts'
import { getProduct } from '#contract/products/product.ts'
import { applyImport, listImportRows } from '#contract/products/product-import.ts'
import { setTax } from '#contract/products/product-tax.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { firstGstRates } from '#contract/tax/offered-rates.ts'
import { rows, sql } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { aBuyersOffer, acceptAsBuyer, aDeal, anOffer } from '#server/testing/deals/offers.ts'
import { contentDesk } from '#server/testing/desk/content.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { aCheckedImport, anImport, aProductsFile, giveUpImports, untilDone } from '#server/testing/imports.ts'
import { named } from '#server/testing/named.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone, type TestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { keepAnswersMs: 60_000 })
const other = openFurtherServer(testApp)
let owner: Someone
let seller: Someone
let picture: string
beforeAll(async () => {
  owner = await anAdmin(testApp.db)
  seller = await aSeller(testApp.db)
  picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
})

const call = () => testApp.as(owner)
const came = (rate: number) => firstGstRates[rate] as GstRate
const { documentOf, save, undo } = contentDesk(testApp, () => owner, 'gst-rates')
const offer = (rate: number, is_offered: boolean) =>
  save(String(rate), { ...came(rate), is_offered, source: 'Council of November 2026' })
const offered = async (server: TestApp = testApp) =>
  (await server.as(null)(listGstRates, {})).rates.map(({ rate_bp }) => rate_bp)

const goods = { product_name: 'Brick', description: 'Red', category_type: 'Apparel & Fashion', unit: 'piece' }
const upload = (gst_rate_bp: number, server: TestApp = testApp) =>
  server.as(seller)(uploadProduct, {
    ...{ ...goods, prices: [{ price: 10 }], product_image: [picture], gst_rate_bp },
  })
const refusal = { status: 400, field: 'gst_rate_bp', message: 'Choose a GST rate from the list' }

test('the rates of the notifications are offered, 12 % with its hint, and 28 % stands in the desk as ended', async () => {
  const { rates } = await testApp.as(null)(listGstRates, {})
  expect(rates.map(({ rate_bp }) => rate_bp / 100)).toEqual([0, 0.25, 1.5, 3, 5, 12, 18, 40])
  expect(rates.filter(({ hint }) => hint)).toEqual([
    { rate_bp: 1200, hint: 'bricks under Notification 14/2025-CT(R)' },
  ])
  const { documents } = await call()(listContent, { kind: 'gst-rates' })
  expect(documents).toHaveLength(9)
  for (const { value } of documents) expect(value).toMatchObject({ checked_on: '2026-11-22' })
  expect((await documentOf('2800'))?.value).toMatchObject({
    is_offered: false,
    source: expect.stringMatching('Ended'),
  })
  await expect(upload(2800)).rejects.toMatchObject(refusal)
})

test('a rate that ends is refused at once on every server, stays on what has it, and comes back by an undo', async () => {
  expect(await offered(other)).toContain(1200)
  const { product_id } = await upload(1200)
  await offer(1200, false)
  await expect(upload(1200)).rejects.toMatchObject(refusal)
  await expect.poll(() => offered(other)).not.toContain(1200)
  await expect(upload(1200, other)).rejects.toMatchObject(refusal)

  const edit = { productId: product_id, ...goods, prices: [{ price: 11 }] }
  await testApp.as(seller)(updateProduct, { ...edit, gst_rate_bp: 1200 })
  await testApp.db.run(sql`update products set verification = 'verified' where product_id = ${product_id}`)
  expect((await testApp.as(null)(getProduct, { productId: product_id })).product.gst_rate_bp).toBe(1200)
  await testApp.as(seller)(setTax, { products: [{ product_id, gst_rate_bp: 1200, hsn_code: '690410' }] })
  await testApp.as(seller)(updateProduct, { ...edit, gst_rate_bp: 500 })
  await expect(testApp.as(seller)(updateProduct, { ...edit, gst_rate_bp: 1200 })).rejects.toMatchObject(
    refusal,
  )

  await undo('1200')
  expect(await offered()).toContain(1200)
  await expect.poll(() => offered(other)).toContain(1200)
  await testApp.as(seller)(updateProduct, { ...edit, gst_rate_bp: 1200 })
  const { revisions } = await call()(listRevisions, { kind: 'gst-rates', name: '1200' })
  expect(revisions.map(({ restored, value }) => [restored, value?.is_offered])).toEqual([
    [1, true],
    [null, false],
    [null, true],
  ])
})

const Problems = z.object({ problems: z.array(z.object({ column: z.string(), message: z.string() })) })

test('a new rate is offered to forms and files, and goes again if it was a slip', async () => {
  const value = { ...came(500), hint: 'कागज़', source: 'Notification 1/2027' }
  const wrongCells = async (gst_rate: string) => {
    await giveUpImports(testApp.db, seller)
    const { import_id } = await anImport(testApp, seller, aProductsFile([{ gst_rate }]))
    const { problems } = await testApp.db.one(rows(Problems)`
      select problems from product_import_rows where import_id = ${import_id}`)
    return problems.map(({ column, message }) => [column, message])
  }
  expect(await wrongCells('7.5 %')).toEqual([['gst_rate', 'Choose a GST rate from the list']])
  await save('750', value)
  expect((await testApp.as(null)(listGstRates, {})).rates[5]).toEqual({ rate_bp: 750, hint: 'कागज़' })
  await upload(750)
  expect(await wrongCells('7.5 %')).toEqual([])
  await save('750', null)
  expect(await offered()).not.toContain(750)
  await expect(save('500', null)).rejects.toThrow('This text can be changed, but not taken away.')
})

const again = { status: 409, message: 'One of the chosen rows still has a problem. Nothing was saved.' }

test('a rate that ends between the reading and the saving of a file is not saved, and its row says so', async () => {
  const importId = await aCheckedImport(testApp.db, seller)
  await testApp.db.run(sql`
    update product_import_rows set product = product || '{"gst_rate_bp": 1200}' where import_id = ${importId}`)
  await offer(1200, false)
  await expect(testApp.as(seller)(applyImport, { importId })).rejects.toMatchObject(again)
  await expect(testApp.as(seller)(applyImport, { importId })).rejects.toMatchObject(again)
  const { rows: lines } = await testApp.as(seller)(listImportRows, { importId, show: 'wrong' })
  expect(lines.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ['Choose a GST rate from the list'],
  ])
  await offer(1200, true)
})

test('a draft of a pasted list goes on without a rate that has ended since', async () => {
  const importId = await aCheckedImport(testApp.db, seller)
  await testApp.db.run(sql`update product_imports set source = 'paste' where import_id = ${importId}`)
  await testApp.db.run(sql`
    update product_import_rows set product = product || '{"gst_rate_bp": 1200}' where import_id = ${importId}`)
  await offer(1200, false)
  await testApp.as(seller)(applyImport, { importId })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({ status: 'applied' })
  const { rows: drafts } = await testApp.pool.query(
    "select gst_rate_bp from products where seller_id = $1 and off_market = 'draft'",
    [seller.user_id],
  )
  expect(drafts).toEqual([{ gst_rate_bp: null }])
  await offer(1200, true)
})

test('an offer names no rate that has ended; one that stands in it stays in its answer, and is ordered', async () => {
  const line = { product_name: 'Brick, red', unit: 'piece', quantity: 400, unit_price: 10, gst_rate_bp: 1200 }
  const deal = await aDeal(testApp, { lines: [line] })
  const dealId = deal.deal.deal_id
  await offer(1200, false)
  await expect(aDeal(testApp, { lines: [line] })).rejects.toMatchObject(refusal)
  const ofBuyer = { dealId, revision: 1, ...aBuyersOffer({ lines: [line] }) }
  await testApp.as(deal.buyer)(counterDeal, ofBuyer)
  const counter = (gst_rate_bp: number) =>
    testApp.as(deal.seller)(counterDeal, {
      dealId,
      revision: 2,
      ...anOffer({ lines: [{ ...line, gst_rate_bp }] }),
    })
  await expect(counter(2800)).rejects.toMatchObject(refusal)
  const { deal: answered } = await counter(1200)
  expect(await acceptAsBuyer(testApp, { ...deal, deal: answered })).toMatchObject({
    order_id: expect.any(String),
  })
  await offer(1200, true)
})

test('lines that an invoice is given, of goods that said no rate, have a rate of today; an order keeps its own', async () => {
  const order = await aBillableOrder(testApp, { rates: [1200] })
  const open = await aBillableOrder(testApp, { rates: [1800] })
  await testApp.db.run(sql`update order_lines set gst_rate_bp = null where order_id = ${open.orderId}`)
  await offer(1200, false)
  const lines = [{ line_number: 1, gst_rate_bp: 1200 }]
  await expect(testApp.as(open.seller)(issueInvoice, { orderId: open.orderId, lines })).rejects.toMatchObject(
    refusal,
  )
  await testApp.as(order.seller)(issueInvoice, { orderId: order.orderId })
  await offer(1200, true)
})

test('all tax of a seller is set, or none: one old rate refuses the call', async () => {
  const products = [await upload(500), await upload(500)]
  const rates = [500, 2800]
  await expect(
    testApp.as(seller)(setTax, {
      products: products.map(({ product_id }, place) => ({ product_id, gst_rate_bp: rates[place] ?? 0 })),
    }),
  ).rejects.toMatchObject(refusal)
})

const put = async (who: Someone | null, name: string, body: object) =>
  send(testApp, who ?? owner, { method: 'PUT', url: `/api/admin/content/gst-rates/${name}`, body })

test.each(['10001', '05', '5.5', '-5', 'five', '१२'])('%s is no rate in basis points', async (name) => {
  const { status, json } = await put(owner, name, { value: came(500), revision: 0 })
  expect([status, json.content]).toEqual([
    400,
    'A rate is a percentage from 0 to 100 with at most two decimals',
  ])
})

test.each([
  [{ source: ' ' }, 'Source cannot be empty'],
  [{ hint: 'x'.repeat(61) }, 'The hint can have at most 60 characters'],
  [{ checked_on: 'today' }, 'Choose a date such as 2026-11-19'],
  [{ is_offered: 'yes' }, 'A checkbox is on or off'],
])('a rate with %o is refused', async (wrong, content) => {
  const { revision } = (await documentOf('300')) ?? {}
  const answer = await put(owner, '300', { value: { ...came(300), ...wrong }, revision })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
})

test('owners alone change them: an editor is refused, and who saves over a newer one too', async () => {
  const editor = await anAdmin(testApp.db)
  await testApp.db.run(sql`update users set admin_role = 'editor' where user_id = ${editor.user_id}`)
  const body = { value: { ...came(300), hint: 'gold' }, revision: 1 }
  expect((await put(editor, '300', body)).status).toBe(403)
  expect((await put(owner, '300', body)).status).toBe(200)
  expect((await put(owner, '300', { ...body, value: { ...came(300), hint: 'silver' } })).status).toBe(409)
})
