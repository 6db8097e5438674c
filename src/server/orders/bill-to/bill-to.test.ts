import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeBillTo } from '#contract/documents/bill-to.ts'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, getOrder } from '#contract/order.ts'
import { saveBillingProfile } from '#contract/users/billing.ts'
import { rows, sql } from '#server/db/sql.ts'
import { Particulars } from '#server/documents/document.row.ts'
import { billedIn } from '#server/testing/billing.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const profileOf = async (buyer: Someone, state: string) =>
  (await testApp.as(buyer)(saveBillingProfile, billedIn(state))).data

/** An order of goods in Tamil Nadu, billed to a number of there. */
async function anOrder(draft: Parameters<typeof aBillableOrder>[1] = {}) {
  const order = await aBillableOrder(testApp, draft)
  const { orderId, seller, buyer } = order
  await testApp.db.run(
    sql`update orders set state = 'Tamil Nadu', postal_code = '625001' where order_id = ${orderId}`,
  )
  return {
    ...order,
    bill: async () => (await testApp.as(seller)(issueInvoice, { orderId })).document,
    creditAll: () =>
      testApp.as(seller)(issueCreditNote, {
        orderId,
        lines: [{ line_number: 1, quantity: 2 }],
        reason: 'Wrong GST number',
      }),
    change: (billing: object) => testApp.as(buyer)(changeBillTo, { orderId, ...billing }),
    read: () => testApp.as(buyer)(getOrder, { orderId }),
    messages: async () =>
      (await testApp.as(seller)(listNotifications, {})).notifications.map(({ message }) => message),
  }
}

const Billed = z.object({ particulars: Particulars })

test('a bill to a wrong GST number is credited, and the next one has the right one', async () => {
  const { buyer, orderId, bill, creditAll, change, read, messages } = await anOrder()
  await bill()
  const { is_default: _, revision: __, ...right } = await profileOf(buyer, '29')
  const { billing_id } = right
  await creditAll()
  expect(await change({ billing_id, ship_to: 'third', ship_name: 'Salem Depot', po_number: 'PO/9' })).toEqual(
    {
      success: true,
      content: 'The bill is changed',
      sentence: named,
    },
  )
  expect(await read()).toMatchObject({
    bill_to: { gstin: right.gstin, legal_name: right.legal_name },
    po_number: 'PO/9',
    ship_name: 'Salem Depot',
    supply_state_code: '29',
  })
  expect((await messages())[0]).toContain(`changed whom you bill for the order ${orderId}`)
  const { supply_state_code, tax } = await bill()
  expect([supply_state_code, tax.cgst]).toEqual(['29', 0])
  const { particulars } = await testApp.db.one(rows(Billed)`
    select particulars from invoices where order_id = ${orderId} and kind = 'INV' and credited_at is null`)
  expect(particulars).toMatchObject({
    buyer: { name: right.legal_name, gstin: right.gstin, address: right.address, state_code: '29' },
    ship_to: { name: 'Salem Depot' },
    po_number: 'PO/9',
  })
})

test('a GST number is taken off an order that is not billed yet, and several changes are one news', async () => {
  const { change, read, messages } = await anOrder()
  await change({ po_number: 'PO/1' })
  await change({})
  const order = await read()
  expect(order).not.toHaveProperty('bill_to')
  expect(order).not.toHaveProperty('po_number')
  expect((await messages()).filter((message) => message.includes('changed whom you bill'))).toHaveLength(1)
})

test('what is billed is changed by its seller alone, and what is cancelled by nobody', async () => {
  const { buyer, orderId, bill, change, read } = await anOrder()
  const { number } = await bill()
  const before = (await read()).bill_to
  await expect(change({})).rejects.toMatchObject({
    status: 409,
    message: `This order is already billed by ${number}. Ask the supplier to cancel or credit it first.`,
  })
  expect((await read()).bill_to).toEqual(before)
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Ordered by mistake' })
  await expect(change({})).rejects.toMatchObject({
    status: 409,
    message: 'This order is cancelled, so nobody will be billed.',
  })
})

test('a profile of somebody else is not there, and goods of a composition shop stay in its state', async () => {
  const { buyer, change, read } = await anOrder({ scheme: 'composition' })
  const other = await profileOf(await aBuyer(testApp.db), '33')
  await expect(change({ billing_id: other.billing_id })).rejects.toMatchObject({ status: 404 })
  const elsewhere = {
    billing_id: (await profileOf(buyer, '29')).billing_id,
    ship_to: 'third',
    ship_name: 'Depot',
  }
  await expect(change(elsewhere)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('under the composition scheme and may only sell within its own state'),
  })
  expect(await read()).toMatchObject({ supply_state_code: '33', po_number: 'PO/7' })
})

test('of a bill and a change at once one waits for the other: the invoice has what the order says', async () => {
  const { buyer, orderId, bill, change, read } = await anOrder()
  const { billing_id } = await profileOf(buyer, '33')
  await Promise.allSettled([bill(), change({ billing_id })])
  const { particulars } = await testApp.db.one(rows(Billed)`
    select particulars from invoices where order_id = ${orderId}`)
  expect(particulars.buyer.gstin).toBe((await read()).bill_to?.gstin)
})
