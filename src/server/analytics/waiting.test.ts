import { expect, test } from 'vitest'
import { setDeliveryStatus } from '#contract/order.ts'
import { sendQuote } from '#contract/quote.ts'
import { listRequirements, postRequirement } from '#contract/requirement.ts'
import { countWaiting } from '#contract/waiting.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()

test('what waits for a shop is counted: new orders, its products on the desk, unanswered requirements', async () => {
  const seller = await aSeller(house.db)
  const buyer = await aBuyer(house.db)
  const waiting = async (who = seller) => (await house.as(who)(countWaiting, {})).waiting
  const nothing = { orders: 0, pending_products: 0, rejected_products: 0, requirements: 0 }
  expect(await waiting()).toEqual(nothing)

  const product_id = await aProduct(house.db, { seller, category: 'footwear' })
  const refused = await aProduct(house.db, { seller, category: 'footwear' })
  await house.db.run(sql`update products set verification = 'pending' where product_id = ${product_id}`)
  await house.db.run(sql`update products set verification = 'rejected' where product_id = ${refused}`)
  const [orderId = ''] = await buy(house, buyer, [{ product_id, quantity: 5 }])
  const asked = { product_name: 'Rubber chappals', quantity: 500, category_type: 'Footwear' }
  await house.as(buyer)(postRequirement, asked)
  expect(await waiting()).toEqual({ orders: 1, pending_products: 1, rejected_products: 1, requirements: 1 })
  expect(await waiting(await aSeller(house.db))).toEqual(nothing)

  await house.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  const { requirements } = await house.as(buyer)(listRequirements, { state: '' })
  const requirementId = requirements[0]?.requirement_id ?? ''
  await house.as(seller)(sendQuote, { requirementId, price: 90, min_quantity: 100, delivery_days: 7 })
  expect(await waiting()).toMatchObject({ orders: 0, requirements: 0 })
})
