import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getCart } from '#contract/cart.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { getOrder, placeOrder } from '#contract/order.ts'
import { deleteProduct } from '#contract/products/own-product.ts'
import { deleteBillingProfile, saveBillingProfile, updateBillingProfile } from '#contract/users/billing.ts'
import { rows, sql } from '#server/db/sql.ts'
import { Particulars } from '#server/documents/document.row.ts'
import { billedIn } from '#server/testing/billing.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, send, wholeCart } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const url = '/api/orders/place-order'
const hundred = [{ min: 1, max: null, unit_price_paise: 10_000 }]
const indore = { state: 'Madhya Pradesh', city: 'Indore', postal_code: '452001', ship_address: '7 Chhawni' }
const chennai = { state: 'Tamil Nadu', city: 'Chennai', postal_code: '600001', ship_address: '1 Mint Street' }

/** A shop registered in this state, with one product of ₹100 at 18 %. */
async function aShopIn(state_code: string, scheme = 'regular') {
  const seller = await aSeller(testApp.db, { company_name: 'Kovai Pumps' })
  await testApp.db.run(sql`
    update tax_registrations set state_code = ${state_code}, scheme = ${scheme} where seller_id = ${seller.user_id}`)
  const product_id = await aProduct(testApp.db, { seller, tiers: hundred })
  await testApp.db.run(sql`
    update products set hsn_code = '841370', gst_rate_bp = 1800, unit_code = 'NOS' where product_id = ${product_id}`)
  return { seller, product_id }
}

const profileOf = async (buyer: Someone, state: string) =>
  (await testApp.as(buyer)(saveBillingProfile, billedIn(state))).data

type BillingChoice = Partial<Record<'billing_id' | 'po_number' | 'note' | 'ship_name', string>> & {
  ship_to?: 'own' | 'third'
}

async function order(
  buyer: Someone,
  product_id: string,
  billing: BillingChoice & Partial<typeof indore> = {},
) {
  await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
  const body = { ...(await wholeCart(testApp, buyer)), ...indore, ...billing }
  const { order_ids } = await testApp.as(buyer)(placeOrder, body)
  return testApp.as(buyer)(getOrder, { orderId: order_ids[0] ?? '' })
}

test('goods for a third party bear its name; of other orders nobody keeps one', async () => {
  const [{ seller, product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const { billing_id } = await profileOf(buyer, '23')
  const third = { billing_id, ship_to: 'third', ship_name: ' बालाजी & Sons\nHardware ' } as const
  const placed = await order(buyer, product_id, third)
  expect(placed).toMatchObject({ ship_to: 'third', ship_name: 'बालाजी & Sons Hardware' })
  expect(await testApp.as(seller)(getOrder, { orderId: placed.order_id })).toMatchObject({
    ship_name: 'बालाजी & Sons Hardware',
  })
  expect(await order(buyer, product_id, { ...third, ship_to: 'own' })).not.toHaveProperty('ship_name')
  await expect(order(buyer, product_id, { ...third, ship_name: 'x'.repeat(101) })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^Name of the other party/),
  })
})

test('a PO number is one line and a note is clean lines, whoever calls', async () => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  expect(
    await order(buyer, product_id, {
      po_number: 'PO\r\n7\u0007\u2028B',
      note: 'Ring\tfirst\r\n\u001b[31mat noon',
    }),
  ).toMatchObject({ po_number: 'PO 7 B', note: 'Ring first\n[31mat noon' })
  await expect(order(buyer, product_id, { po_number: 'PO\u00007' })).rejects.toMatchObject({ status: 400 })
})

const igst = { taxable: 84.75, cgst: 0, sgst: 0, igst: 15.25 }
const halves = { taxable: 84.74, cgst: 7.63, sgst: 7.63, igst: 0 }

test('an order keeps whom it is billed to, and what its goods were taxed with', async () => {
  const [{ seller, product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const { billing_id, is_default: _, revision: __, ...billed } = await profileOf(buyer, '23')
  const placed = await order(buyer, product_id, { billing_id, po_number: ' PO/2026/7 ', note: 'Before noon' })
  expect(placed).toMatchObject({
    po_number: 'PO/2026/7',
    note: 'Before noon',
    bill_to: billed,
    supply_state_code: '23',
    seller_scheme: 'regular',
    tax: igst,
    ordered_items: [{ hsn_code: '841370', gst_rate_bp: 1800, unit_code: 'NOS', tax: igst }],
  })
  await testApp.as(buyer)(deleteBillingProfile, { billingId: billing_id })
  await testApp.db.run(
    sql`update products set gst_rate_bp = 500, hsn_code = null where product_id = ${product_id}`,
  )
  await testApp.db.run(
    sql`update tax_registrations set scheme = 'composition', state_code = '23' where seller_id = ${seller.user_id}`,
  )
  expect(await testApp.as(seller)(getOrder, { orderId: placed.order_id })).toMatchObject({
    bill_to: billed,
    tax: igst,
    ordered_items: [{ hsn_code: '841370', gst_rate_bp: 1800 }],
  })
})

test.each([
  ['into the own state', { bill: '33', ...chennai }, { supply_state_code: '33', tax: halves }],
  ['into another state', { bill: '33', ...indore }, { supply_state_code: '23', tax: igst }],
  [
    'to a buyer of another state who has them sent within the seller’s',
    { bill: '23', ...chennai, ship_to: 'own' },
    { supply_state_code: '33', tax: halves },
  ],
  [
    'to a third party elsewhere, for a buyer of the seller’s state',
    { bill: '33', ...indore, ship_to: 'third' },
    { supply_state_code: '33', tax: halves },
  ],
  [
    'to a third party here, for a buyer of another state',
    { bill: '23', ...chennai, ship_to: 'third' },
    { supply_state_code: '23', tax: igst },
  ],
] as const)('goods that go %s are taxed by their place of supply', async (_, { bill, ...address }, taxed) => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const { billing_id } = await profileOf(buyer, bill)
  expect(await order(buyer, product_id, { ...address, billing_id })).toMatchObject(taxed)
})

test.each([
  ['Tamilnadu', '600001', '33'],
  ['Bharat', '641001', '33'],
  ['Bagmati', '44600', undefined],
  ['Bharat', '605001', undefined],
])('an old address of the state %s and the PIN code %s lies in %s', async (state, postal_code, code) => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const placed = await order(buyer, product_id, { state, postal_code })
  expect(placed.supply_state_code).toBe(code)
  expect(placed.bill_to).toBeUndefined()
  expect(placed.tax === undefined).toBe(code === undefined)
})

test('an invoice has what the order was placed with, though its buyer has a new address and its product is gone', async () => {
  const [{ seller, product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const { is_default: _, ...profile } = await profileOf(buyer, '23')
  const placed = await order(buyer, product_id, { billing_id: profile.billing_id })
  await testApp.as(buyer)(updateBillingProfile, {
    ...profile,
    billingId: profile.billing_id,
    legal_name: 'Somebody Else LLP',
    address: '1 New Road',
  })
  await testApp.db.run(
    sql`update tax_registrations set address = '2 Mill Road', pin = '641004' where seller_id = ${seller.user_id}`,
  )
  await testApp.as(seller)(deleteProduct, { productId: product_id })
  await testApp.db.run(
    sql`update products set product_name = 'Renamed', gst_rate_bp = 500 where product_id = ${product_id}`,
  )
  const { document } = await testApp.as(seller)(issueInvoice, { orderId: placed.order_id })
  const [{ product_name } = { product_name: '' }] = placed.ordered_items
  expect(document).toMatchObject({ tax: igst, lines: [{ product_name }] })
  const { particulars } = await testApp.db.one(rows(z.object({ particulars: Particulars }))`
    select particulars from invoices where order_id = ${placed.order_id}`)
  expect(particulars.buyer).toMatchObject({
    name: profile.legal_name,
    address: profile.address,
    gstin: profile.gstin,
  })
})

test('a seller under the composition scheme sells within the own state alone, and without tax', async () => {
  const [{ product_id }, buyer] = [await aShopIn('33', 'composition'), await aBuyer(testApp.db)]
  await expect(order(buyer, product_id, indore)).rejects.toMatchObject({
    status: 409,
    message:
      'Kovai Pumps pays GST under the composition scheme and may only sell within its own state. Please choose another supplier or another address.',
  })
  expect((await testApp.as(buyer)(getCart, {})).cart_items).toHaveLength(1)
  const placed = await order(buyer, product_id, chennai)
  expect(placed).toMatchObject({ seller_scheme: 'composition', supply_state_code: '33' })
  expect(placed.tax).toBeUndefined()
})

test('the billing profile of somebody else is not there, and nothing is ordered', async () => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const { billing_id } = await profileOf(await aBuyer(testApp.db), '23')
  for (const each of [billing_id, randomUUID(), 'abc'])
    await expect(order(buyer, product_id, { billing_id: each })).rejects.toMatchObject({
      status: each === 'abc' ? 400 : 404,
      message: 'Billing profile not found',
    })
  expect((await testApp.as(buyer)(getCart, {})).cart_items).toHaveLength(1)
})

test('a repetition is the same order, also without its profile; other words under the key are refused', async () => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  const { billing_id } = await profileOf(buyer, '23')
  await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
  const body = { ...(await wholeCart(testApp, buyer)), billing_id, po_number: 'PO/7' }
  const key = randomUUID()
  const first = await send(testApp, buyer, { url, body, key })
  expect(first.status).toBe(200)
  await testApp.as(buyer)(deleteBillingProfile, { billingId: billing_id })
  expect((await send(testApp, buyer, { url, body, key })).text).toBe(first.text)
  for (const more of [
    { po_number: 'PO/8' },
    { note: 'x' },
    { ship_to: 'third' },
    { billing_id: randomUUID() },
  ])
    expect((await send(testApp, buyer, { url, body: { ...body, ...more }, key })).status).toBe(409)
})

test.each([
  [{ po_number: 'x'.repeat(31) }, 'PO number can have at most 30 characters'],
  [{ note: 'x'.repeat(301) }, 'Note can have at most 300 characters'],
  [{ ship_to: 'anywhere' as 'own' }, 'This choice does not exist'],
])('%j is refused', async (billing, message) => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  await expect(order(buyer, product_id, billing)).rejects.toMatchObject({ status: 400, message })
})

test('the cart says what its goods are taxed with', async () => {
  const [{ product_id }, buyer] = [await aShopIn('33'), await aBuyer(testApp.db)]
  await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
  expect((await testApp.as(buyer)(getCart, {})).cart_items).toMatchObject([
    {
      product_details: {
        hsn_code: '841370',
        gst_rate_bp: 1800,
        unit_code: 'NOS',
        seller_state_code: '33',
        seller_scheme: 'regular',
      },
    },
  ])
})
