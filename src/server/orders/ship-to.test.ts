import { expect, test } from 'vitest'
import { getOrder, placeOrder } from '#contract/order.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, wholeCart } from '#server/testing/buy.ts'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()

test.each(['12345', '039500', 'Surat', '3950031'])(
  'to a state of India nothing is ordered under the PIN code %j',
  async (postal_code) => {
    const buyer = await aBuyer(house.db)
    await fillCart(house, buyer, [{ product_id: await aProduct(house.db), quantity: 1 }])
    const order = await wholeCart(house, buyer)
    await expect(house.as(buyer)(placeOrder, { ...order, postal_code })).rejects.toMatchObject({
      status: 400,
      message: 'Indian PIN codes have six digits and do not begin with 0',
    })
  },
)

test('a PIN code may be typed in Indian digits, and a place abroad keeps its own form', async () => {
  const buyer = await aBuyer(house.db)
  const product_id = await aProduct(house.db)
  for (const [state, postal_code, kept] of [
    ['Gujarat', '३९५००३', '395003'],
    ['Bagmati', '44600', '44600'],
  ] as const) {
    await fillCart(house, buyer, [{ product_id, quantity: 1 }])
    const order = { ...(await wholeCart(house, buyer)), state, postal_code }
    const { order_ids } = await house.as(buyer)(placeOrder, order)
    const { address } = await house.as(buyer)(getOrder, { orderId: order_ids[0] ?? '' })
    expect(address.postal_code).toBe(kept)
  }
})
