import { expect, test } from 'vitest'
import { getCart } from '#contract/cart.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { listOrders, placeOrder } from '#contract/order.ts'
import { getPayee, saveDispatch, saveTerms } from '#contract/payments/payee.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { getProduct } from '#contract/products/product.ts'
import { listShipments } from '#contract/shipments/shipment.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, shipTo } from '#server/testing/buy.ts'
import { aSampledProduct } from '#server/testing/samples/samples.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const third = { advance_bp: 3_000, rest: 'on_delivery', credit_days: 0 } as const
const half = { ...third, advance_bp: 5_000 } as const

/** A cart with goods of a shop that is paid on these terms, and what its page sends for an order. */
async function aFullCart(terms: PaymentTerms | null) {
  const [seller, buyer] = [
    await aSeller(testApp.db, { company_name: 'Kovai Mills' }),
    await aBuyer(testApp.db),
  ]
  const product_id = await aProduct(testApp.db, { seller })
  await testApp.as(seller)(saveTerms, { terms })
  await fillCart(testApp, buyer, [{ product_id, quantity: 2 }])
  return { seller, buyer, product_id, shown: await shownTo(buyer) }
}

async function shownTo(buyer: Someone) {
  const { cart_items, total_amount } = await testApp.as(buyer)(getCart, {})
  const ordered_items = cart_items.map(({ product_details: line }) => ({
    ...{ product_id: line.product_id, quantity: line.quantity },
    shown: { terms: line.seller_terms ?? null, dispatch: line.seller_dispatch ?? null },
  }))
  return { ...shipTo, ordered_items, total_cost: total_amount }
}

const termsOf = async (buyer: Someone, orderId = '') =>
  (await testApp.as(buyer)(getOrderPayment, { orderId })).terms

test('a buyer reads on the product and in the cart on which terms orders of a shop are paid', async () => {
  const { buyer, product_id, shown } = await aFullCart(third)
  expect((await testApp.as(buyer)(getProduct, { productId: product_id })).product.seller_terms).toEqual(third)
  expect(shown.ordered_items.map((item) => item.shown.terms)).toEqual([third])
})

test('where nothing is agreed beforehand nothing is said', async () => {
  const { buyer, product_id, shown } = await aFullCart(null)
  const { product } = await testApp.as(buyer)(getProduct, { productId: product_id })
  expect(product).not.toHaveProperty('seller_terms')
  expect(shown.ordered_items.map((item) => item.shown.terms)).toEqual([null])
})

test.each([
  ['none', null, third],
  ['others', third, half],
  ['some', third, null],
] as const)('nobody orders on terms that were not shown: %s were', async (_, before, now) => {
  const { seller, buyer, shown } = await aFullCart(before)
  await testApp.as(seller)(saveTerms, { terms: now })
  await expect(testApp.as(buyer)(placeOrder, shown)).rejects.toMatchObject({
    status: 409,
    message: 'Kovai Mills has changed when orders are paid. Please read it again and place the order.',
  })
  expect((await testApp.as(buyer)(listOrders, {})).Orders).toEqual([])
  const { order_ids } = await testApp.as(buyer)(placeOrder, await shownTo(buyer))
  expect(await termsOf(buyer, order_ids[0])).toEqual(now)
})

test('an order keeps the terms that its buyer read, whatever the shop says afterwards', async () => {
  const { seller, buyer, shown } = await aFullCart(third)
  const { order_ids } = await testApp.as(buyer)(placeOrder, shown)
  await testApp.as(seller)(saveTerms, { terms: half })
  expect(await termsOf(buyer, order_ids[0])).toEqual(third)
})

test('a sample is ordered on the terms that were shown as well', async () => {
  const { seller, buyer, order } = await aSampledProduct(testApp)
  await testApp.as(seller)(saveTerms, { terms: third })
  await expect(order(buyer, { terms: null })).rejects.toThrow(/has changed when orders are paid/)
  expect(await termsOf(buyer, await order(buyer, { terms: third }))).toEqual(third)
})

const inThree = { dispatch_days: 3, freight: 'to_pay' } as const

test('a shop says how it sends; buyers read it, and each order says by which day its goods leave', async () => {
  const { seller, buyer, product_id } = await aFullCart(third)
  await testApp.as(seller)(saveDispatch, { dispatch: inThree })
  expect((await testApp.as(seller)(getPayee, {})).dispatch).toEqual(inThree)
  const { product } = await testApp.as(buyer)(getProduct, { productId: product_id })
  expect(product.seller_dispatch).toEqual(inThree)
  const { order_ids } = await testApp.as(buyer)(placeOrder, await shownTo(buyer))
  await testApp.as(seller)(saveDispatch, { dispatch: null })
  const sent = await testApp.as(buyer)(listShipments, { orderId: order_ids[0] ?? '' })
  const inThreeDays = dayInIndia(new Date(Date.now() + 3 * 24 * 60 * 60_000))
  expect(sent).toMatchObject({ promised_on: inThreeDays, freight: 'to_pay' })
  expect((await testApp.as(seller)(getPayee, {})).dispatch).toBeNull()
})

test('a shop that says nothing of it promises nothing', async () => {
  const { buyer, product_id, shown } = await aFullCart(third)
  expect((await testApp.as(buyer)(getProduct, { productId: product_id })).product).not.toHaveProperty(
    'seller_dispatch',
  )
  const { order_ids } = await testApp.as(buyer)(placeOrder, shown)
  const sent = await testApp.as(buyer)(listShipments, { orderId: order_ids[0] ?? '' })
  expect(sent.promised_on).toBeNull()
  expect(sent).not.toHaveProperty('freight')
})

test('nobody orders with a later day or a freight that was not shown', async () => {
  const { seller, buyer, shown } = await aFullCart(third)
  await testApp.as(seller)(saveDispatch, { dispatch: inThree })
  await expect(testApp.as(buyer)(placeOrder, shown)).rejects.toMatchObject({
    status: 409,
    message:
      'Kovai Mills has changed when goods leave or who pays the carrier. Please read it again and place the order.',
  })
})

test.each([
  [{ dispatch_days: 0, freight: 'to_pay' }, 'Goods are sent within 1 to 365 days'],
  [{ dispatch_days: 2.5, freight: 'to_pay' }, 'Goods are sent within 1 to 365 days'],
  [{ dispatch_days: 3, freight: 'paid' }, 'Choose who pays the freight'],
])('a wrong dispatch is refused with a sentence: %j', async (dispatch, sentence) => {
  const seller = await aSeller(testApp.db)
  await expect(testApp.as(seller)(saveDispatch, { dispatch } as never)).rejects.toThrow(sentence)
})

test('terms that are none are refused with a sentence', async () => {
  const { buyer, shown } = await aFullCart(third)
  const [item] = shown.ordered_items
  const ordered_items = [{ ...item, shown: { terms: { ...third, advance_bp: -1 } } }]
  const { statusCode, body } = await testApp.app.inject({
    method: 'POST',
    url: '/api/orders/place-order',
    headers: { token: await testApp.tokenOf(buyer) },
    payload: { ...shown, ordered_items },
  })
  expect([statusCode, JSON.parse(body).content]).toEqual([400, 'An advance is 0 to 100 % of the total'])
})
