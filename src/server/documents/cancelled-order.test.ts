import { expect, test } from 'vitest'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, setDeliveryStatus } from '#contract/order.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

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
    `The order ${orderId} is cancelled, but ${number} still counts. Please issue a credit note for it.`,
  )
  expect((await creditAll()).document).toMatchObject({ kind: 'CRN', credits: number, total })
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

test('goods that are shipped without an invoice are warned of and kept back by nothing', async () => {
  const unbilled = await anOrder()
  expect(await unbilled.ship()).toMatchObject({ content: 'Order status updated!', without_invoice: true })
  const billed = await anOrder()
  await billed.bill()
  expect(Object.keys(await billed.ship())).not.toContain('without_invoice')
})
