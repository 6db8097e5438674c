import { getCart } from '#contract/cart.ts'
import { issueCreditNote, issueInvoice } from '#contract/documents/document.ts'
import { getOrder, placeOrder, setDeliveryStatus } from '#contract/order.ts'
import { claimPayment, getOrderPayment } from '#contract/payments/payment.ts'
import { getSample, orderSample } from '#contract/samples/sample.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, shipTo, wholeCart } from '#server/testing/buy.ts'
import { aRegistration } from '#server/testing/documents/bills.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import type { Someone, TestApp } from '#server/testing/test-app.ts'

type Draft = {
  readonly seller?: Someone
  readonly buyer?: Someone
  /** In paise. */
  readonly price?: number
  readonly unitPrice?: number
  readonly minimum?: number
  readonly stock?: number | null
}

/** A product with samples at ₹150, of a shop that bills; ₹47.53 each from ten pieces on. What people do with it. */
export async function aSampledProduct(testApp: TestApp, draft: Draft = {}) {
  const { db, as } = testApp
  const { price = 15_000, unitPrice = 4_753, minimum = 10, stock = null } = draft
  const seller = draft.seller ?? (await aSeller(db))
  const buyer = draft.buyer ?? (await aBuyer(db))
  await aRegistration(testApp, seller)
  const tiers = [{ min: minimum, max: null, unit_price_paise: unitPrice }]
  const productId = await aProduct(db, { seller, tiers, stock })
  await db.run(sql`
    update products set sample_price_paise = ${price}, hsn_code = '610910', gst_rate_bp = 1800, unit_code = 'PCS'
    where product_id = ${productId}`)
  const order = async (person: Someone = buyer, more: object = {}) =>
    (
      await as(person)(orderSample, {
        productId,
        price: price / 100,
        ...shipTo,
        state: 'Tamil Nadu',
        postal_code: '641004',
        ...more,
      })
    ).order_id
  const hand = sellersHand(testApp, seller)
  const fill = (quantity: number, person: Someone = buyer) =>
    fillCart(testApp, person, [{ product_id: productId, quantity }])
  const place = async (quantity = minimum, person: Someone = buyer) => {
    await fill(quantity, person)
    const [orderId = ''] = (await as(person)(placeOrder, await wholeCart(testApp, person))).order_ids
    return orderId
  }
  return {
    ...{ seller, buyer, productId, order, fill, place },
    ...hand,
    paid: async (person: Someone = buyer) => {
      const orderId = await order(person)
      await hand.pay(orderId, price / 100)
      return orderId
    },
    cart: async (person: Someone = buyer) => {
      const { cart_items, total_amount } = await as(person)(getCart, {})
      return { ...cart_items[0]?.product_details, total_amount }
    },
    read: (orderId: string, person: Someone = buyer) => as(person)(getOrder, { orderId }),
    money: (orderId: string, person: Someone = buyer) => as(person)(getOrderPayment, { orderId }),
    state: async (person: Someone = buyer) => (await as(person)(getSample, { productId })).sample,
  }
}

/** What its seller does with an order. */
function sellersHand({ as }: TestApp, seller: Someone) {
  return {
    pay: (orderId: string, amount = 150) =>
      as(seller)(claimPayment, {
        orderId,
        amount,
        method: 'upi',
        reference: aReference(),
        paid_on: paidToday(),
      }),
    set: (orderId: string, delivery_status: 'Confirmed' | 'Delivered' | 'Cancelled') =>
      as(seller)(setDeliveryStatus, { orderId, delivery_status }),
    bill: async (orderId: string) => (await as(seller)(issueInvoice, { orderId })).document,
    credit: async (orderId: string, quantity: number) =>
      (
        await as(seller)(issueCreditNote, {
          orderId,
          lines: [{ line_number: 1, quantity }],
          reason: 'Some came torn',
        })
      ).document,
  }
}
