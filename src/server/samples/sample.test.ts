import { expect, test } from 'vitest'
import { blockUser } from '#contract/blocks/block.ts'
import { cancelOrder, listOrders, placeOrder } from '#contract/order.ts'
import { withdrawPayment } from '#contract/payments/payment.ts'
import { orderSample } from '#contract/samples/sample.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { send, shipTo, wholeCart } from '#server/testing/buy.ts'
import { aSampledProduct } from '#server/testing/samples/samples.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const cancel = (orderId: string) => ({ orderId, reason: 'Ordered by mistake' })

test('a sample is one piece at its own price, marked for both sides, whatever the minimum is', async () => {
  const { seller, buyer, order, read } = await aSampledProduct(testApp, { minimum: 50 })
  const orderId = await order()
  for (const reader of [buyer, seller])
    expect(await read(orderId, reader)).toMatchObject({
      is_sample: true,
      sample: { state: 'waits' },
      total_cost: 150,
      ordered_items: [{ quantity: 1, unit_price: 150, line_total: 150, slab: null }],
    })
  expect((await testApp.as(buyer)(listOrders, {})).Orders).toMatchObject([{ is_sample: true }])
  expect((await testApp.as(seller)(listSellerOrders, {})).Orders).toMatchObject([{ is_sample: true }])
})

test('a buyer has one sample of a product, also by two presses at once, until it is cancelled', async () => {
  const { buyer, order, state } = await aSampledProduct(testApp)
  const both = await Promise.allSettled([order(), order(), order()])
  const [orderId = ''] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(both.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  await expect(order()).rejects.toMatchObject({
    status: 409,
    message: `You have ordered a sample of this product already: ${orderId}.`,
  })
  await testApp.as(buyer)(cancelOrder, cancel(orderId))
  expect(await state()).toBeNull()
  expect(await order()).not.toBe(orderId)
})

test('a repetition under one key orders one sample', async () => {
  const { buyer, productId } = await aSampledProduct(testApp)
  const url = `/api/products/${productId}/sample`
  const body = { price: 150, ...shipTo }
  const sent = await Promise.all([1, 2, 3].map(() => send(testApp, buyer, { url, key: 'one', body })))
  expect(new Set(sent.map(({ status, json }) => `${status} ${json.order_id}`)).size).toBe(1)
  expect((await testApp.as(buyer)(listOrders, {})).Orders).toHaveLength(1)
})

test('nobody orders a sample of the own product, of none, at an old price or from somebody who blocks them', async () => {
  const { seller, buyer, productId, order } = await aSampledProduct(testApp)
  await expect(order(seller)).rejects.toThrow('You cannot order a sample of your own product')
  await expect(order(buyer, { price: 149 })).rejects.toThrow(/ now costs ₹150\.00\. Please look at it/)
  await expect(order(buyer, { billing_id: productId })).rejects.toMatchObject({ status: 404 })
  const elsewhere = { productId: '00000000-0000-4000-8000-000000000000', price: 150, ...shipTo }
  await expect(testApp.as(buyer)(orderSample, elsewhere)).rejects.toMatchObject({ status: 404 })
  await testApp.as(seller)(blockUser, { userId: buyer.user_id })
  await expect(order()).rejects.toThrow(/ is no longer available\.$/)
  const other = await aBuyer(testApp.db)
  await testApp.db.run(sql`update products set sample_price_paise = null where product_id = ${productId}`)
  await expect(order(other)).rejects.toThrow(/^There are no samples of /)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  await expect(order(other)).rejects.toThrow(/ is no longer available\.$/)
})

test('a sample takes stock like every order, and gives it back', async () => {
  const { productId, order, set } = await aSampledProduct(testApp, { stock: 1 })
  const orderId = await order()
  await expect(order(await aBuyer(testApp.db))).rejects.toThrow(/ is out of stock\.$/)
  await set(orderId, 'Cancelled')
  const stock = await testApp.db.one(sql`select stock from products where product_id = ${productId}`)
  expect(stock).toEqual({ stock: 1 })
})

test('what was paid for a sample is taken off the first order of it, and both sides read so', async () => {
  const { seller, buyer, paid, cart, place, read, state, fill, money } = await aSampledProduct(testApp)
  const sampleId = await paid()
  expect(await state()).toMatchObject({ state: 'counts', price: 150 })
  await fill(10)
  expect(await cart()).toMatchObject({
    sample_credit: 150,
    discount: 150,
    line_total: 325.3,
    total_amount: 325.3,
  })
  const orderId = await place()
  for (const reader of [buyer, seller])
    expect(await read(orderId, reader)).toMatchObject({
      total_cost: 325.3,
      ordered_items: [{ unit_price: 47.53, line_total: 325.3, discount: 150, sample_order_id: sampleId }],
    })
  expect(await read(sampleId)).toMatchObject({ sample: { state: 'taken', order_id: orderId } })
  expect(await money(orderId)).toMatchObject({ total: 325.3, open: 325.3 })
  expect((await read(await place())).ordered_items[0]).toMatchObject({ line_total: 475.3 })
})

test('only a sample that was paid or delivered counts', async () => {
  const { order, cart, fill, pay, set } = await aSampledProduct(testApp)
  const sampleId = await order()
  await fill(10)
  expect((await cart()).discount).toBeUndefined()
  await pay(sampleId, 149.99)
  expect((await cart()).discount).toBeUndefined()
  await set(sampleId, 'Delivered')
  expect(await cart()).toMatchObject({ discount: 150 })
})

test('a line below the minimum, or worth no more than the sample, keeps it for the next order', async () => {
  const { paid, cart, fill, place, read, state } = await aSampledProduct(testApp, { unitPrice: 1_500 })
  await paid()
  await fill(9)
  expect(await cart()).toMatchObject({ sample_credit: 150, line_total: 135 })
  const small = await place(10)
  expect((await read(small)).ordered_items[0]?.discount).toBeUndefined()
  expect((await read(await place(11))).ordered_items[0]).toMatchObject({ discount: 150, line_total: 15 })
  expect(await state()).toMatchObject({ state: 'taken' })
})

test('of two first orders at once one uses the sample', async () => {
  const { buyer, paid, fill, read } = await aSampledProduct(testApp)
  await paid()
  await fill(10)
  const draft = await wholeCart(testApp, buyer)
  const send = () => testApp.as(buyer)(placeOrder, draft)
  const placed = await Promise.allSettled([send(), send()])
  const ids = placed.flatMap((each) => (each.status === 'fulfilled' ? each.value.order_ids : []))
  expect(ids).toHaveLength(1)
  expect(await read(ids[0] ?? '')).toMatchObject({ total_cost: 325.3 })
})

test('a page from before the sample was paid orders for less than it showed, never for more', async () => {
  const { buyer, order, pay, fill, read } = await aSampledProduct(testApp)
  const sampleId = await order()
  await fill(10)
  const before = await wholeCart(testApp, buyer)
  const { payment } = await pay(sampleId)
  const with_sample = await wholeCart(testApp, buyer)
  const { seller_id } = (await read(sampleId)).seller
  const paymentId = payment.payment_id
  await testApp.as({ user_id: seller_id })(withdrawPayment, { paymentId, reason: 'Not ours' })
  await expect(testApp.as(buyer)(placeOrder, with_sample)).rejects.toMatchObject({ status: 409 })
  await pay(sampleId)
  const [orderId = ''] = (await testApp.as(buyer)(placeOrder, before)).order_ids
  expect(await read(orderId)).toMatchObject({ total_cost: 325.3 })
})

test('a cancelled first order gives the sample back, and takes it again only while nobody else has it', async () => {
  const { buyer, paid, place, read, set, state } = await aSampledProduct(testApp)
  await paid()
  const first = await place()
  await testApp.as(buyer)(cancelOrder, cancel(first))
  expect(await state()).toMatchObject({ state: 'counts' })
  await set(first, 'Confirmed')
  expect(await state()).toMatchObject({ state: 'taken', taken_off: first })
  await set(first, 'Cancelled')
  const second = await place()
  expect(await read(second)).toMatchObject({ total_cost: 325.3 })
  await expect(set(first, 'Confirmed')).rejects.toMatchObject({
    status: 409,
    message: 'The price of the sample was taken off another order since. The order stays cancelled.',
  })
})

test('a sample whose price was taken off stays, until that order is cancelled', async () => {
  const { buyer, paid, order, place, set } = await aSampledProduct(testApp)
  const sampleId = await paid()
  const first = await place()
  const message = `The price of this sample was taken off order ${first}. Cancel that order first.`
  await expect(testApp.as(buyer)(cancelOrder, cancel(sampleId))).rejects.toThrow(message)
  await expect(set(sampleId, 'Cancelled')).rejects.toThrow(message)
  await set(first, 'Cancelled')
  await set(sampleId, 'Cancelled')
  await expect(set(first, 'Confirmed')).rejects.toThrow(/^The price of sample .+ that is cancelled/)
  await order()
  await expect(set(sampleId, 'Confirmed')).rejects.toThrow(/^The buyer has ordered another sample/)
})

test('a sample belongs to its buyer: others see none of it, and nothing is taken off theirs', async () => {
  const { paid, state, place, read } = await aSampledProduct(testApp)
  await paid()
  for (const other of [await aBuyer(testApp.db), await aSeller(testApp.db)]) {
    expect(await state(other)).toBeNull()
    expect(await read(await place(10, other), other)).toMatchObject({ total_cost: 475.3 })
  }
})
