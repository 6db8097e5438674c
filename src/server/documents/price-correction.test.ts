import { beforeEach, expect, test } from 'vitest'
import { cancelInvoice, issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import {
  agreeToPrices,
  askForPrices,
  declinePrices,
  withdrawPrices,
} from '#contract/documents/price-correction.ts'
import { getDue } from '#contract/khata/khata.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const as = (someone: Someone) => testApp.as(someone)

/** Two pieces at ₹5.00, billed. */
async function aBilledOrder(draft: Parameters<typeof aBillableOrder>[1] = {}) {
  const order = await aBillableOrder(testApp, draft)
  const { document: bill } = await as(order.seller)(issueInvoice, { orderId: order.orderId })
  const ask = (unit_price: number, line_number = 1) =>
    as(order.seller)(askForPrices, {
      orderId: order.orderId,
      lines: [{ line_number, unit_price }],
      reason: 'The old price was printed',
    })
  const documents = (who: Someone = order.buyer) => as(who)(listDocuments, { orderId: order.orderId })
  return { ...order, bill, ask, documents }
}

let order: Awaited<ReturnType<typeof aBilledOrder>>
beforeEach(async () => {
  order = await aBilledOrder()
})

/** Orders of these tests are written without their history. */
const breaches = async () =>
  (await findBreaches(testApp.db)).filter(({ rule }) => !rule.startsWith('a history begins'))

const agree = (correction: { correction_id: string }, who = order.buyer) =>
  as(who)(agreeToPrices, { correctionId: correction.correction_id })

test('a price that was too low becomes a debit note once the buyer agrees, and not before', async () => {
  const { orderId, seller, buyer, bill, ask, documents } = order
  const { price_correction: correction } = await ask(5.9)
  expect(correction).toMatchObject({ total: 1.8, reason: 'The old price was printed' })
  expect(correction.lines).toEqual([
    expect.objectContaining({ line_number: 1, quantity: 2, price_before: 5, price_after: 5.9 }),
  ])
  expect(await documents()).toMatchObject({ documents: [{ kind: 'INV' }], price_correction: correction })
  expect(await as(buyer)(getOrderPayment, { orderId })).toMatchObject({ payable: 10, debited: 0 })

  const { document: note } = await agree(correction)
  expect(note).toMatchObject({
    kind: 'DBN',
    total: 1.8,
    tax: { taxable: 1.52, cgst: 0.14, sgst: 0.14, igst: 0 },
    ...{ credits: null, debits: bill.number, reason: 'The old price was printed' },
    lines: [{ line_number: 1, quantity: 2, total: 1.8 }],
  })
  expect(note.number).toMatch(/^INV\/\d\d-\d\d\/N0001$/)
  expect(await documents(seller)).toMatchObject({
    documents: [{ kind: 'INV' }, { kind: 'DBN' }],
  })
  expect((await documents()).price_correction).toBeUndefined()
  expect(await as(buyer)(getOrderPayment, { orderId })).toMatchObject({
    ...{ total: 10, debited: 1.8, credited: 0, payable: 11.8, open: 11.8 },
  })
  expect(await breaches()).toEqual([])
})

test('each side is told what the other did', async () => {
  const { orderId, seller, buyer, ask } = order
  const messagesOf = async (who: Someone) =>
    (await as(who)(listNotifications, {})).notifications.map(({ message }) => message)
  const { price_correction: first } = await ask(6)
  expect(await messagesOf(buyer)).toContain(
    `Kovai Mills Private Limited asks for ₹2.00 more for your order ${orderId}: The old price was printed. Please agree or decline.`,
  )
  await as(buyer)(declinePrices, { correctionId: first.correction_id })
  expect((await messagesOf(seller))[0]).toMatch(/ declined the higher prices of the order VJ-/)
  const { document } = await agree((await ask(5.5)).price_correction)
  expect((await messagesOf(seller))[0]).toMatch(
    new RegExp(` agreed to the higher prices of the order ${orderId}: ${document.number} is issued$`),
  )
})

test('nobody answers for the other side, and nobody else sees or answers anything', async () => {
  const { orderId, seller, buyer, ask } = order
  const { price_correction: correction } = await ask(6)
  const correctionId = correction.correction_id
  const missing = { status: 404, message: 'Price correction not found' }
  const [otherSeller, otherBuyer] = [await aSeller(testApp.db), await aBuyer(testApp.db)]
  for (const who of [seller, otherSeller, otherBuyer])
    await expect(agree(correction, who)).rejects.toMatchObject(missing)
  await expect(as(seller)(declinePrices, { correctionId })).rejects.toMatchObject(missing)
  await expect(as(otherSeller)(withdrawPrices, { correctionId })).rejects.toMatchObject(missing)
  await expect(as(buyer)(withdrawPrices, { correctionId })).rejects.toMatchObject({ status: 403 })
  const draft = { orderId, lines: [{ line_number: 1, unit_price: 6 }], reason: 'Mine' }
  await expect(as(buyer)(askForPrices, draft)).rejects.toMatchObject({ status: 403 })
  await expect(as(otherSeller)(askForPrices, draft)).rejects.toMatchObject({ status: 404 })
})

test('only a higher price of a billed line is asked for, one question at a time', async () => {
  const { orderId, seller, ask } = order
  await expect(ask(5)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^The new price of .+ must be more than ₹5\.00, which is billed now\.$/),
  })
  await expect(ask(6, 2)).rejects.toThrow('This line is not on the invoice.')
  await expect(ask(6.005)).rejects.toMatchObject({ status: 400 })
  const twice = [6, 7].map((unit_price) => ({ line_number: 1, unit_price }))
  await expect(as(seller)(askForPrices, { orderId, lines: twice, reason: 'Twice' })).rejects.toThrow(
    'Please name each line once.',
  )
  const { price_correction: first } = await ask(6)
  await expect(ask(7)).rejects.toThrow(/^The buyer has not answered/)
  await as(seller)(withdrawPrices, { correctionId: first.correction_id })
  await expect(agree(first)).rejects.toThrow('This request is closed already.')
  expect((await ask(7)).price_correction.total).toBe(4)
  const unbilled = await aBillableOrder(testApp)
  const draft = { orderId: unbilled.orderId, lines: [{ line_number: 1, unit_price: 6 }], reason: 'Early' }
  await expect(as(unbilled.seller)(askForPrices, draft)).rejects.toThrow('This order has no invoice yet.')
})

test('a question or an answer that is sent twice counts once, also at once', async () => {
  const { orderId, seller, ask } = order
  const [url, key] = [`/api/orders/${orderId}/price-corrections`, 'prices-7']
  const body = { lines: [{ line_number: 1, unit_price: 6 }], reason: 'Old list' }
  const answers = await Promise.all([1, 2, 3].map(() => send(testApp, seller, { url, key, body })))
  expect(
    new Set(answers.map(({ status, json }) => `${status} ${json.price_correction?.correction_id}`)).size,
  ).toBe(1)
  await expect(ask(7)).rejects.toMatchObject({ status: 409 })
  const { price_correction } = answers[0]?.json ?? {}
  const agreed = await Promise.all([1, 2, 3].map(() => agree(price_correction)))
  agreed.push(await agree(price_correction))
  expect(new Set(agreed.map(({ document }) => document.number)).size).toBe(1)
  await expect(
    as(order.buyer)(declinePrices, { correctionId: price_correction.correction_id }),
  ).rejects.toThrow('This request is closed already.')
})

test('the buyer agrees to exactly what was asked: a bill that changed since asks again', async () => {
  const { orderId, seller, ask, documents } = order
  const { price_correction: correction } = await ask(6)
  const credit = (quantity: number) =>
    as(seller)(issueCreditNote, { orderId, lines: [{ line_number: 1, quantity }], reason: 'Torn' })
  await credit(1)
  await expect(agree(correction)).rejects.toThrow(/^The invoice has changed since/)
  await credit(1)
  expect((await documents()).price_correction).toBeUndefined()
  await expect(agree(correction)).rejects.toThrow(/^The invoice has changed since/)
  await expect(ask(6)).rejects.toThrow('This order has no invoice yet.')
  await as(seller)(issueInvoice, { orderId })
  expect((await ask(6)).price_correction.total).toBe(2)
})

test('what was raised is credited at the price that it was raised to, to the paisa', async () => {
  const { orderId, seller, buyer, ask } = order
  const credit = async (quantity: number) =>
    (await as(seller)(issueCreditNote, { orderId, lines: [{ line_number: 1, quantity }], reason: 'Torn' }))
      .document
  await agree((await ask(5.33)).price_correction)
  expect((await credit(1)).total).toBe(5.33)
  const { document: second } = await agree((await ask(5.5)).price_correction)
  expect(second).toMatchObject({ total: 0.17, lines: [{ quantity: 1 }] })
  expect((await credit(1)).total).toBe(5.5)
  expect(await as(buyer)(getOrderPayment, { orderId })).toMatchObject({ payable: 0, open: 0, refund_due: 0 })
  expect(await breaches()).toEqual([])
})

test('a bill with a debit note is not cancelled, and a cancelled order raises no price', async () => {
  const { orderId, seller, bill, ask } = order
  const { price_correction: correction } = await ask(6)
  await testApp.db.run(sql`update orders set delivery_status = 'Cancelled' where order_id = ${orderId}`)
  await expect(agree(correction)).rejects.toThrow('This order is cancelled, so there is nothing to bill.')
  await testApp.db.run(sql`update orders set delivery_status = 'Pending' where order_id = ${orderId}`)
  await agree(correction)
  await expect(as(seller)(cancelInvoice, { documentId: bill.document_id, reason: 'Wrong' })).rejects.toThrow(
    /^There is a debit note for .+, so it stays\./,
  )
})

test('the khata of both owes the bill and its debit note', async () => {
  const { seller, buyer, ask } = order
  const { document } = await agree((await ask(6)).price_correction)
  const account = await as(buyer)(getDue, { sellerId: seller.user_id })
  expect(account).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ kind: 'debit_note', number: document.number, amount: 2, balance: 12 }),
    ]),
  })
})

test('a buyer is asked ten times of an order at most', async () => {
  const { seller, ask } = order
  for (let time = 0; time < 10; time++) {
    const { price_correction } = await ask(6)
    await as(seller)(withdrawPrices, { correctionId: price_correction.correction_id })
  }
  await expect(ask(6)).rejects.toThrow(/^You have asked for other prices of this order 10 times/)
})
