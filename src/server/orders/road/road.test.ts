import { expect, test } from 'vitest'
import { openCase } from '#contract/cases/case.ts'
import { cancelInvoice, issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { claimPayment } from '#contract/payments/payment.ts'
import { markDelivered } from '#contract/shipments/shipment.ts'
import { sql } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { anOrderOfBags, aShipmentOf } from '#server/testing/documents/shipments.ts'
import { aPayee } from '#server/testing/payees.ts'
import { paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const aRoad = async (draft: Parameters<typeof aBillableOrder>[1] = {}) => {
  const order = await aBillableOrder(testApp, draft)
  const { orderId, seller, buyer } = order
  const look = async (person: typeof seller) => (await testApp.as(person)(getOrder, { orderId })).road
  return { ...order, look: () => look(buyer), lookAsSeller: () => look(seller) }
}

test('the road of an order names the bill that counts, and what is credited of it', async () => {
  const { orderId, seller, look, lookAsSeller } = await aRoad()
  expect(await look()).toEqual({ bill: null })
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const bill = { number: document.number, issued_on: document.issued_on, is_draft: false, total: 10 }
  expect(await look()).toEqual({ bill: { ...bill, credited: 0 } })
  const lines = [{ line_number: 1, quantity: 1 }]
  await testApp.as(seller)(issueCreditNote, { orderId, lines, reason: 'One came torn' })
  expect(await lookAsSeller()).toEqual({ bill: { ...bill, credited: 5 } })
})

test('an invoice that is cancelled is none on the road', async () => {
  const { orderId, seller, look } = await aRoad()
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  await testApp.as(seller)(cancelInvoice, { documentId: document.document_id, reason: 'Wrong buyer' })
  expect(await look()).toEqual({ bill: null })
})

test('the road counts what is sent and what has come, once there is a shipment', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  const look = async () => (await testApp.as(buyer)(getOrder, { orderId })).road
  expect(await look()).toEqual({ bill: null })
  const shipmentId = await aShipmentOf(testApp, seller, orderId, { quantity: 300 })
  expect(await look()).toMatchObject({ dispatch: { ordered: 400, sent: 300, received: 0, arrived: 0 } })
  await testApp.as(seller)(markDelivered, { shipmentId })
  expect(await look()).toMatchObject({ dispatch: { received: 0, arrived: 300 } })
  await testApp.db.run(sql`update shipments set delivered_at = now() - interval '16 days 1 hour'`)
  expect(await look()).toMatchObject({ dispatch: { ordered: 400, sent: 300, received: 300 } })
})

test('the road says what is paid once the shop has said where it is paid', async () => {
  const { orderId, seller, look } = await aRoad()
  expect((await look())?.payment).toBeUndefined()
  await aPayee(testApp, seller)
  expect((await look())?.payment).toEqual({
    ...{ paid: 0, claimed: 0, open: 10, due: 10, refund_due: 0, refunding: 0 },
  })
  const draft = { orderId, amount: 12, method: 'cash', paid_on: paidToday() } as const
  await testApp.as(seller)(claimPayment, draft)
  expect((await look())?.payment).toMatchObject({ paid: 12, open: 0, due: 0, refund_due: 2, refunding: 0 })
  const refund = { orderId, amount: 2, method: 'cash', paid_on: paidToday(), is_refund: true } as const
  await testApp.as(seller)(claimPayment, refund)
  expect((await look())?.payment).toMatchObject({ refund_due: 2, refunding: 2 })
})

test('of what is open the road says what the terms want by now', async () => {
  const { orderId, seller, look } = await aRoad()
  await aPayee(testApp, seller)
  const terms = { advance_bp: 3000, rest: 'on_delivery', credit_days: 0 }
  await testApp.db.run(
    sql`update orders set terms = ${JSON.stringify(terms)}::jsonb where order_id = ${orderId}`,
  )
  expect((await look())?.payment).toMatchObject({ open: 10, due: 3 })
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  expect((await look())?.payment).toMatchObject({ open: 10, due: 10 })
})

test('a problem stands on the road, open until it is closed, also of goods that have not left', async () => {
  const { orderId, buyer, look, lookAsSeller } = await aRoad()
  await testApp.db.run(sql`update orders set promised_on = '2026-01-01' where order_id = ${orderId}`)
  await testApp.as(buyer)(openCase, { orderId, kind: 'late', words: 'Where are they?' })
  expect(await lookAsSeller()).toMatchObject({ cases: { open: 1, closed: 0 } })
  await testApp.db.run(sql`update cases set state = 'closed', answer_by = null where order_id = ${orderId}`)
  expect(await look()).toMatchObject({ cases: { open: 0, closed: 1 } })
})

test('the freight of a deal is not waited for among the goods', async () => {
  const { orderId, seller, buyer } = await anOrderOfBags(testApp)
  await testApp.db.run(sql`
    insert into order_lines (order_id, line_number, product_name, unit, quantity, unit_price_paise, line_total_paise, holds_stock, is_freight)
    values (${orderId}, 9, 'Freight', 'lot', 1, 100, 100, false, true)`)
  await aShipmentOf(testApp, seller, orderId, { quantity: 400 })
  const { road } = await testApp.as(buyer)(getOrder, { orderId })
  expect(road).toMatchObject({ dispatch: { ordered: 400, sent: 400 } })
})
