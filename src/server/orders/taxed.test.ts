import { expect, test } from 'vitest'
import { getOrder, listOrders } from '#contract/order.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** An order of ₹10.00 at 18 % and ₹10.00 at 5 %, from Tamil Nadu into the state of this code. */
async function anOrderInto(supply: string | null, scheme = 'regular') {
  const [seller, buyer] = [await aSeller(testApp.db), await aBuyer(testApp.db)]
  const product_ids = [await aProduct(testApp.db, { seller }), await aProduct(testApp.db, { seller })]
  const orderId = await anOrderOf(testApp.db, { seller, buyer, product_ids })
  await testApp.db.run(sql`
    update orders set seller_state_code = '33', seller_scheme = ${scheme}, supply_state_code = ${supply},
      seller_gstin = '33AABCK1234F1Z5', po_number = 'PO/7', note = 'Before noon', ship_to = 'own',
      bill_gstin = '24AABCK1234F1Z2', bill_name = 'Ring Road Stores', bill_address = '12 Ring Road', bill_pin = '395003',
      bill_state_code = '24'
    where order_id = ${orderId}`)
  await testApp.db.run(sql`
    update order_lines set hsn_code = '7318', gst_rate_bp = case line_number when 1 then 1800 else 500 end, unit_code = 'PCS'
    where order_id = ${orderId}`)
  return { orderId, seller, buyer }
}

test('both sides read the tax of each line and of the order, and what the buyer wrote', async () => {
  const { orderId, seller, buyer } = await anOrderInto('33')
  const taxed = {
    total_cost: 20,
    tax: { taxable: 18, cgst: 1, sgst: 1, igst: 0 },
    ordered_items: [
      {
        hsn_code: '7318',
        gst_rate_bp: 1800,
        unit_code: 'PCS',
        tax: { taxable: 8.48, cgst: 0.76, sgst: 0.76, igst: 0 },
      },
      { gst_rate_bp: 500, tax: { taxable: 9.52, cgst: 0.24, sgst: 0.24, igst: 0 } },
    ],
  }
  const billed = {
    po_number: 'PO/7',
    note: 'Before noon',
    ship_to: 'own',
    supply_state_code: '33',
    seller_gstin: '33AABCK1234F1Z5',
    bill_to: {
      gstin: '24AABCK1234F1Z2',
      legal_name: 'Ring Road Stores',
      address: '12 Ring Road',
      pin: '395003',
      state_code: '24',
    },
  }
  for (const person of [seller, buyer])
    expect(await testApp.as(person)(getOrder, { orderId })).toMatchObject({ ...taxed, ...billed })
  expect((await testApp.as(seller)(listSellerOrders, {})).Orders).toMatchObject([{ ...taxed, ...billed }])
  expect((await testApp.as(buyer)(listOrders, {})).Orders).toMatchObject([taxed])
})

test('an order into another state carries IGST, and one of a composition seller no tax', async () => {
  const between = await anOrderInto('24')
  expect(await testApp.as(between.buyer)(getOrder, { orderId: between.orderId })).toMatchObject({
    tax: { taxable: 17.99, cgst: 0, sgst: 0, igst: 2.01 },
  })
  const composed = await anOrderInto('33', 'composition')
  const order = await testApp.as(composed.buyer)(getOrder, { orderId: composed.orderId })
  expect(order).toMatchObject({ seller_scheme: 'composition' })
  expect([order.tax, ...order.ordered_items.map(({ tax }) => tax)]).toEqual([undefined, undefined, undefined])
  // Else a page would say that the price includes it.
  expect(order.ordered_items.map(({ gst_rate_bp }) => gst_rate_bp)).toEqual([undefined, undefined])
})

test('an order from before tax was known has the fields that it always had', async () => {
  const [seller, buyer] = [await aSeller(testApp.db), await aBuyer(testApp.db)]
  const product_ids = [await aProduct(testApp.db, { seller })]
  const orderId = await anOrderOf(testApp.db, { seller, buyer, product_ids })
  const order = await testApp.as(buyer)(getOrder, { orderId })
  expect(Object.keys(order).sort()).toEqual(
    [
      ...['success', 'order_id', 'ordered_items', 'total_cost', 'delivery_status', 'order_date'],
      ...['address', 'buyer', 'seller', 'history', 'road'],
    ].sort(),
  )
  expect(Object.keys(order.ordered_items[0] ?? {})).not.toContain('tax')
})
