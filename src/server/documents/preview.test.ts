import { expect, test } from 'vitest'
import { issueInvoice, listDocuments, previewInvoice } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('a seller reads number, lines and tax of an invoice before it is issued, and nothing is taken', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp, { rates: [1800, 500] })
  const preview = () => testApp.as(seller)(previewInvoice, { orderId })
  const first = await preview()
  expect(first).toMatchObject({ kind: 'INV', total: 20, supply_state_code: '33' })
  expect(first.lines).toMatchObject([
    { line_number: 1, hsn_code: '610910', gst_rate_bp: 1800, quantity: 2, total: 10 },
    { line_number: 2, hsn_code: '610910', gst_rate_bp: 500, quantity: 2, total: 10 },
  ])
  expect(await preview()).toEqual(first)
  expect((await testApp.as(seller)(listDocuments, { orderId })).documents).toEqual([])
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  expect(document).toMatchObject({ number: first.number, tax: first.tax, total: first.total })
  const next = await anOrderUnder(testApp, { seller, buyer: await aBuyer(testApp.db), gstin })
  const { number } = await testApp.as(seller)(previewInvoice, { orderId: next.orderId })
  expect(number).toBe(first.number.replace('0001', '0002'))
})

test('a rate that is corrected shows in the preview, and the order keeps it once it is billed alone', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { rates: [500] })
  const corrected = { orderId, lines: [{ line_number: 1, hsn_code: '8413', gst_rate_bp: 1800 }] }
  const preview = await testApp.as(seller)(previewInvoice, corrected)
  expect(preview).toMatchObject({
    tax: { taxable: 8.48, cgst: 0.76, sgst: 0.76 },
    lines: [{ hsn_code: '8413', gst_rate_bp: 1800 }],
  })
  const read = async () => (await testApp.as(seller)(getOrder, { orderId })).ordered_items[0]
  expect(await read()).toMatchObject({ hsn_code: '610910', gst_rate_bp: 500 })
  await testApp.as(seller)(issueInvoice, corrected)
  expect(await read()).toMatchObject({ hsn_code: '8413', gst_rate_bp: 1800 })
})

test('the preview says what is printed for each unit; a code that is chosen with the bill stays with the order', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { rates: [500, 500, 500] })
  await testApp.db.run(sql`
    update order_lines set unit_code = null, unit = (array['jhola', 'Thaan', '1 kg'])[line_number]
    where order_id = ${orderId}`)
  await testApp.db.run(sql`
    update products set unit_code = null
    where product_id in (select product_id from order_lines where order_id = ${orderId})`)
  const units = async (draft: object) =>
    (await testApp.as(seller)(previewInvoice, { orderId, ...draft })).lines.map(({ unit_code }) => unit_code)
  expect(await units({})).toEqual(['OTH', 'ROL', 'KGS'])
  const lines = [{ line_number: 1, unit_code: 'BAG' }]
  expect(await units({ lines })).toEqual(['BAG', 'ROL', 'KGS'])
  await expect(units({ lines: [{ line_number: 1, unit_code: 'JHO' }] })).rejects.toMatchObject({
    status: 400,
    field: 'lines.0.unit_code',
  })
  await testApp.as(seller)(issueInvoice, { orderId, lines })
  const { ordered_items } = await testApp.as(seller)(getOrder, { orderId })
  expect(ordered_items.map(({ unit_code }) => unit_code)).toEqual(['BAG', undefined, undefined])
})

test('a rate that has ended stays where the order says it, and is put nowhere else', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { rates: [2800, 500] })
  const linesWith = (...rates: number[]) =>
    rates.map((gst_rate_bp, place) => ({ line_number: place + 1, hsn_code: '8413', gst_rate_bp }))
  expect(
    (await testApp.as(seller)(previewInvoice, { orderId, lines: linesWith(2800, 1800) })).lines,
  ).toMatchObject([{ gst_rate_bp: 2800 }, { gst_rate_bp: 1800 }])
  const open = await aBillableOrder(testApp, { rates: [500] })
  await expect(
    testApp.as(open.seller)(previewInvoice, { orderId: open.orderId, lines: linesWith(2800) }),
  ).rejects.toMatchObject({ status: 400, field: 'gst_rate_bp' })
})

test('what cannot be billed is said by the preview too, and another shop finds no order', async () => {
  const { orderId, seller } = await aBillableOrder(testApp, { supply: null })
  await testApp.db.run(sql`
    update orders set state = 'Somewhere', postal_code = '000000' where order_id = ${orderId}`)
  await expect(testApp.as(seller)(previewInvoice, { orderId })).rejects.toMatchObject({
    status: 409,
    message: 'Please choose the state that this order is supplied to.',
  })
  expect(await testApp.as(seller)(previewInvoice, { orderId, supply_state_code: '23' })).toMatchObject({
    supply_state_code: '23',
    tax: { igst: 1.53 },
  })
  const other = await aSeller(testApp.db)
  await expect(testApp.as(other)(previewInvoice, { orderId })).rejects.toMatchObject({ status: 404 })
})
