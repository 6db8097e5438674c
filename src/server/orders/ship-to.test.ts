import { expect, test } from 'vitest'
import { getOrder, placeOrder } from '#contract/order.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, wholeCart } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test.each(['12345', '039500', 'Surat', '3950031'])(
  'to a state of India nothing is ordered under the PIN code %j',
  async (postal_code) => {
    const buyer = await aBuyer(testApp.db)
    await fillCart(testApp, buyer, [{ product_id: await aProduct(testApp.db), quantity: 1 }])
    const order = await wholeCart(testApp, buyer)
    await expect(testApp.as(buyer)(placeOrder, { ...order, postal_code })).rejects.toMatchObject({
      status: 400,
      message: 'Indian PIN codes have six digits and do not begin with 0',
    })
  },
)

test('a PIN code may be typed in Indian digits, and a place abroad keeps its own form', async () => {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aProduct(testApp.db)
  for (const [state, postal_code, kept] of [
    ['Gujarat', '३९५००३', '395003'],
    ['Bagmati', '44600', '44600'],
  ] as const) {
    await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
    const order = { ...(await wholeCart(testApp, buyer)), state, postal_code }
    const { order_ids } = await testApp.as(buyer)(placeOrder, order)
    const { address } = await testApp.as(buyer)(getOrder, { orderId: order_ids[0] ?? '' })
    expect(address.postal_code).toBe(kept)
  }
})
