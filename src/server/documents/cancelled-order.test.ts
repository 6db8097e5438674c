import { expect, test } from 'vitest'
import { z } from 'zod'
import { cancelInvoice, issueCreditNote, issueInvoice, listDocuments } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, getOrder, setDeliveryStatus } from '#contract/order.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { aPayee } from '#server/testing/payees.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const Marked = z.object({ credited_at: z.date().nullable() })

async function anOrder() {
  const order = await aBillableOrder(testApp)
  const { orderId, seller, buyer } = order
  const messages = async () =>
    (await testApp.as(seller)(listNotifications, {})).notifications.map(({ message }) => message)
  return {
    ...order,
    messages,
    bill: async () => (await testApp.as(seller)(issueInvoice, { orderId })).document,
    creditAll: () =>
      testApp.as(seller)(issueCreditNote, {
        orderId,
        lines: [{ line_number: 1, quantity: 2 }],
        reason: 'Order cancelled',
      }),
    cancel: () => testApp.as(buyer)(cancelOrder, { orderId, reason: 'Ordered by mistake' }),
    ship: () => testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Shipped' }),
  }
}

test('a buyer may cancel after the invoice, and its seller reads that it is to be credited', async () => {
  const { orderId, bill, cancel, creditAll, messages } = await anOrder()
  const { number, total } = await bill()
  await cancel()
  expect(await messages()).toContain(
    `The order ${orderId} is cancelled, but ${number} still counts. Please cancel it on the day of its issue, or issue a credit note for it.`,
  )
  expect((await creditAll()).document).toMatchObject({ kind: 'CRN', credits: number, total })
})

test('the invoice of an order that was cancelled on the day of its bill is cancelled, and then nothing is to be credited', async () => {
  const { orderId, seller, buyer, bill, cancel, creditAll } = await anOrder()
  const { document_id: documentId, number } = await bill()
  await cancel()
  await testApp.as(seller)(cancelInvoice, { documentId, reason: 'The order was cancelled.' })
  expect((await testApp.as(buyer)(getOrder, { orderId })).road?.bill).toBeNull()
  await expect(creditAll()).rejects.toMatchObject({ status: 409 })
  const { documents } = await testApp.as(buyer)(listDocuments, { orderId })
  expect(documents).toMatchObject([{ number, cancelled_at: expect.any(String) }])
})

test('without an invoice, or once all of it is credited, there is nothing to credit', async () => {
  const unbilled = await anOrder()
  await unbilled.cancel()
  const credited = await anOrder()
  await credited.bill()
  await credited.creditAll()
  await credited.cancel()
  const read = [...(await unbilled.messages()), ...(await credited.messages())]
  expect(read.filter((message) => message.includes('still counts'))).toEqual([])
})

test('an order that was cancelled, credited as a whole and is open again is billed again, once', async () => {
  const { orderId, seller, buyer, bill, cancel, creditAll, ship, messages } = await anOrder()
  const first = await bill()
  await cancel()
  await creditAll()
  await expect(bill()).rejects.toThrow('This order is cancelled, so there is nothing to bill.')
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  const answers = await Promise.allSettled(Array.from({ length: 200 }, bill))
  const issued = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(issued).toMatchObject([
    { kind: 'INV', number: first.number.replace('0001', '0002'), total: first.total },
  ])
  const reasons = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []))
  expect(new Set(reasons)).toEqual(new Set([`This order is already billed by ${issued[0]?.number}.`]))
  const { documents } = await testApp.as(buyer)(listDocuments, { orderId })
  expect(documents.map(({ kind }) => kind)).toEqual(['INV', 'CRN', 'INV'])
  expect(Object.keys(await ship())).not.toContain('without_invoice')
  await creditAll()
  await expect(creditAll()).rejects.toThrow(/^All of .+ is credited already\.$/)
  expect((await messages()).filter((message) => message.includes('still counts'))).toHaveLength(1)
})

test('what a credited invoice took back is to be paid again once the order is billed again', async () => {
  const { orderId, seller, buyer, bill, creditAll } = await anOrder()
  await aPayee(testApp, seller)
  const roadOf = async () => (await testApp.as(buyer)(getOrder, { orderId })).road
  await bill()
  await creditAll()
  expect(await roadOf()).toMatchObject({ bill: { total: 10, credited: 10 }, payment: { open: 0 } })
  expect(
    Object.keys(await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Shipped' })),
  ).toContain('without_invoice')
  const { number } = await bill()
  expect(await roadOf()).toMatchObject({ bill: { number, credited: 0 }, payment: { open: 10 } })
  expect((await testApp.as(buyer)(getOrderPayment, { orderId })).open).toBe(10)
})

test('only credit notes over all of an invoice make it one that is credited', async () => {
  const { orderId, bill } = await anOrder()
  const { document_id } = await bill()
  await expect(
    testApp.db.run(sql`update invoices set credited_at = now() where invoice_id = ${document_id}`),
  ).rejects.toThrow('a document cannot say this')
  await expect(bill()).rejects.toThrow(/^This order is already billed/)
  expect(
    await testApp.db.many(rows(Marked)`
    select credited_at from invoices where order_id = ${orderId}`),
  ).toEqual([{ credited_at: null }])
})

test('goods that are shipped without an invoice are warned of and kept back by nothing', async () => {
  const unbilled = await anOrder()
  expect(await unbilled.ship()).toMatchObject({ content: 'Order status updated!', without_invoice: true })
  const billed = await anOrder()
  await billed.bill()
  expect(Object.keys(await billed.ship())).not.toContain('without_invoice')
})
