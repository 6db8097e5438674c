import { expect, test } from 'vitest'
import { issueInvoice } from '#contract/documents/document.ts'
import { dayInIndia, financialYear } from '#contract/documents/document-number.ts'
import { claimPayment, confirmPayment, getOrderPayment, getReceipt } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aBillableOrder, anOrderUnder } from '#server/testing/documents/bills.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { findReceipt } from './receipt.queries.ts'
import { receiptPaperOf } from './receipt-paper.rules.ts'

const testApp = openTestApp()

/** Reads the file of a receipt voucher, as the browser does. */
const openReceipt = async (person: Someone, paymentId: string) =>
  testApp.app.inject({
    url: `/api/payments/${paymentId}/receipt.pdf`,
    headers: { token: await testApp.tokenOf(person) },
  })

const draftOf = (orderId: string) =>
  ({ orderId, amount: 4, method: 'upi', reference: aReference(), paid_on: paidToday() }) as const

test('a confirmed advance has a receipt voucher whose bytes stay the same; what is paid after the bill has none', async () => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const { payment } = await testApp.as(buyer)(claimPayment, draftOf(orderId))
  const { payment_id: paymentId } = payment
  await expect(testApp.as(buyer)(getReceipt, { paymentId })).rejects.toThrow(
    'A receipt voucher is issued for an advance that is confirmed.',
  )
  const confirmed = await testApp.as(seller)(confirmPayment, { paymentId })
  expect(confirmed.payment.receipt).toMatch(/^INV\/\d\d-\d\d\/R0001$/)
  const read = () => openReceipt(buyer, paymentId)
  const [first, second] = [await read(), await read()]
  expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)

  await testApp.as(seller)(issueInvoice, { orderId })
  const later = await testApp.as(seller)(claimPayment, draftOf(orderId))
  expect(later.payment).toMatchObject({ kind: 'balance', state: 'confirmed', receipt: null })
})

test.each([
  ['regular', /^No tax is paid on advances for goods/],
  ['composition', /^Composition taxable person, not eligible to collect tax/],
] as const)('the receipt voucher of a %s shop says why it has no tax', async (scheme, note) => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp, { scheme })
  const { payment } = await testApp.as(buyer)(claimPayment, draftOf(orderId))
  await testApp.as(seller)(confirmPayment, { paymentId: payment.payment_id })
  const receipt = await findReceipt(testApp.db, payment.payment_id)
  expect(receipt && receiptPaperOf(receipt).notes).toEqual([expect.stringMatching(note)])
})

test('an advance of a shop whose registration is not complete says what is missing, and has its voucher once it is complete', async () => {
  const { orderId, seller, buyer, gstin } = await aBillableOrder(testApp)
  await testApp.db.run(sql`update tax_registrations set pin = '' where gstin = ${gstin}`)
  const { payment } = await testApp.as(seller)(claimPayment, draftOf(orderId))
  const { payment_id: paymentId } = payment
  expect(payment).toMatchObject({ kind: 'advance', state: 'confirmed', receipt: null })
  const look = (person: typeof seller) => testApp.as(person)(getOrderPayment, { orderId })
  const missing = `Please complete the address and PIN code of ${gstin} first, under GST and invoices.`
  const waits =
    'The supplier has to complete its GST registration here before it can issue the receipt voucher.'
  expect((await look(seller)).no_receipt?.content).toBe(missing)
  expect((await look(buyer)).no_receipt?.content).toBe(waits)
  await expect(testApp.as(seller)(getReceipt, { paymentId })).rejects.toThrow(missing)
  await expect(testApp.as(buyer)(getReceipt, { paymentId })).rejects.toThrow(waits)
  await expect(testApp.as(await aBuyer(testApp.db))(getReceipt, { paymentId })).rejects.toThrow(
    'Payment not found',
  )

  await testApp.db.run(sql`update tax_registrations set pin = '641004' where gstin = ${gstin}`)
  expect(await look(buyer)).not.toHaveProperty('no_receipt')
  const files = await Promise.all(
    [seller, buyer, seller, buyer].map((person) => openReceipt(person, paymentId)),
  )
  expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await look(seller)).payments[0]?.receipt).toMatch(/\/R0001$/)
})

test('an advance whose series is full has its voucher from the series of another prefix', async () => {
  const { orderId, seller, gstin } = await aBillableOrder(testApp)
  await testApp.db.run(sql`
    insert into receipt_series (gstin, year, prefix, next_place)
    values (${gstin}, ${financialYear(dayInIndia(new Date()))}, 'INV', 100000)`)
  const { payment } = await testApp.as(seller)(claimPayment, draftOf(orderId))
  const read = async () => {
    const { statusCode, body } = await openReceipt(seller, payment.payment_id)
    return statusCode === 200 ? 200 : [statusCode, JSON.parse(body).content]
  }
  expect(await read()).toEqual([409, expect.stringMatching(/^The series INV has no number left/)])
  await testApp.db.run(sql`update tax_registrations set invoice_prefix = 'KM' where gstin = ${gstin}`)
  expect(await read()).toBe(200)
  const { payments } = await testApp.as(seller)(getOrderPayment, { orderId })
  expect(payments[0]?.receipt).toMatch(/^KM\/.*\/R0001$/)
})

test('forty advances confirmed at once have the receipts 1 to 40', async () => {
  const first = await aBillableOrder(testApp)
  const orders = [first.orderId]
  while (orders.length < 40) orders.push((await anOrderUnder(testApp, first)).orderId)
  await Promise.all(orders.map((orderId) => testApp.as(first.seller)(claimPayment, draftOf(orderId))))
  const places: number[] = []
  for (const orderId of orders) {
    const { payments } = await testApp.as(first.buyer)(getOrderPayment, { orderId })
    places.push(Number(payments[0]?.receipt?.slice(-4)))
  }
  expect(places.sort((a, b) => a - b)).toEqual(orders.map((_, place) => place + 1))
})
