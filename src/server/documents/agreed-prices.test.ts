import { expect, test } from 'vitest'
import { issueCreditNote, issueInvoice, listDocuments, previewInvoice } from '#contract/documents/document.ts'
import { agreeToPrices, askForPrices } from '#contract/documents/price-correction.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** Two pieces at ₹5.00, billed; their seller asks for prices, and the buyer agrees. */
async function aBilledOrder() {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const [selling, buying] = [testApp.as(seller), testApp.as(buyer)]
  const bill = (draft: object = {}) => selling(issueInvoice, { orderId, ...draft })
  const preview = () => selling(previewInvoice, { orderId })
  const credit = (quantity: number) =>
    selling(issueCreditNote, { orderId, lines: [{ line_number: 1, quantity }], reason: 'Wrong GST number' })
  const raise = async (unit_price: number) => {
    const lines = [{ line_number: 1, unit_price }]
    const { price_correction } = await selling(askForPrices, { orderId, lines, reason: 'Old list' })
    await buying(agreeToPrices, { correctionId: price_correction.correction_id })
  }
  const toPay = async () => (await buying(getOrderPayment, { orderId })).payable
  const papers = async () =>
    (await buying(listDocuments, { orderId })).documents.map(({ kind, total }) => [kind, total])
  await bill()
  return { bill, preview, credit, raise, toPay, papers }
}

const breaches = async () =>
  (await findBreaches(testApp.db)).filter(({ rule }) => !rule.startsWith('a history begins'))

test('an order that is billed again costs what its buyer agreed to, by a debit note with the new bill', async () => {
  const { bill, preview, credit, raise, toPay, papers } = await aBilledOrder()
  await raise(5.5)
  await raise(5.9)
  await credit(2)
  expect(await preview()).toMatchObject({ total: 10, agreed_raise: 1.8 })
  const { document } = await bill()
  expect(document).toMatchObject({ kind: 'INV', total: 10 })
  expect((await papers()).slice(-2)).toEqual(
    expect.arrayContaining([
      ['INV', 10],
      ['DBN', 1.8],
    ]),
  )
  expect(await toPay()).toBe(11.8)
  // Nobody forgets it the third time.
  await credit(2)
  expect(await toPay()).toBe(0)
  await bill()
  expect(await toPay()).toBe(11.8)
  expect(await breaches()).toEqual([])
})

test('a seller who raised the price by mistake bills what was ordered', async () => {
  const { bill, credit, raise, toPay, preview } = await aBilledOrder()
  await raise(5.9)
  await credit(2)
  await bill({ at_agreed_prices: false })
  expect(await toPay()).toBe(10)
  await credit(2)
  expect((await preview()).agreed_raise).toBeUndefined()
})

test('a price that was agreed for a part of a line is asked for again', async () => {
  const { bill, preview, credit, raise, toPay } = await aBilledOrder()
  await credit(1)
  await raise(5.9)
  await credit(1)
  expect((await preview()).agreed_raise).toBeUndefined()
  await bill()
  expect(await toPay()).toBe(10)
})
