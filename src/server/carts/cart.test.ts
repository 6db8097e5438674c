import { expect, test } from 'vitest'
import { addCartItem, deleteCartItem, getCart, updateCartQuantity } from '#contract/cart.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, send } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const nowhere = '00000000-0000-4000-8000-000000000000'

test('a product is added once by default, grows by the quantity, and is priced by its tier', async () => {
  const tiers = [
    { min: 1, max: 9, unit_price_paise: 1_010 },
    { min: 10, max: null, unit_price_paise: 905 },
  ]
  const seller = await aSeller(testApp.db, { company_name: 'Patel Fasteners' })
  const product_id = await aProduct(testApp.db, { seller, tiers, product_name: 'Hex nut', stock: 40 })
  const buyer = testApp.as(await aBuyer(testApp.db))

  const first = await buyer(addCartItem, { product_id })
  expect(first.content).toBe('Added to the cart')
  expect(first.total_amount).toBe(10.1)

  const { cart_items, total_amount } = await buyer(addCartItem, { product_id, quantity: 10 })
  expect(total_amount).toBe(99.55)
  expect(cart_items).toEqual([
    {
      product_details: {
        product_id,
        product_name: 'Hex nut',
        product_image: [],
        seller: 'Patel Fasteners',
        seller_id: seller.user_id,
        quantity: 11,
        unit: 'piece',
        unit_price: 9.05,
        line_total: 99.55,
        prices: [
          { price: 10.1, quantityRange: { min: 1, max: 9 } },
          { price: 9.05, quantityRange: { min: 10, max: null } },
        ],
        stock: 40,
        most_per_buyer: null,
        is_minimum_binding: false,
        available: true,
      },
    },
  ])
  expect(await buyer(getCart, {})).toEqual({ success: true, cart_items, total_amount })
})

test('what is added again under its key is there once, and the answer is the cart as it is now', async () => {
  const product_id = await aProduct(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const add = (quantity: number, key: string) =>
    send(testApp, buyer, { url: '/api/users/cart/add-item', body: { product_id, quantity }, key })
  const answers = await Promise.all([add(4, 'one'), add(4, 'one'), add(4, 'one')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await testApp.as(buyer)(updateCartQuantity, { product_id, quantity: 7 })
  expect((await add(4, 'one')).json.cart_items).toMatchObject([{ product_details: { quantity: 7 } }])
  expect((await add(4, 'two')).json.cart_items).toMatchObject([{ product_details: { quantity: 11 } }])
  expect(await add(5, 'two')).toMatchObject({ status: 409 })
})

test('a quantity is set and a product taken out again', async () => {
  const [nut, bolt] = [await aProduct(testApp.db), await aProduct(testApp.db)]
  const buyer = testApp.as(await aBuyer(testApp.db))
  await buyer(addCartItem, { product_id: nut })
  await buyer(addCartItem, { product_id: bolt.toUpperCase() })

  const updated = await buyer(updateCartQuantity, { product_id: nut, quantity: 1_000_000 })
  expect(updated).toMatchObject({ content: 'Quantity updated', total_amount: 500_000_500 })
  const left = await buyer(deleteCartItem, { product_id: nut })
  expect(left).toMatchObject({ content: 'Removed from the cart', total_amount: 500 })
  expect(left.cart_items.map((line) => line.product_details.product_id)).toEqual([bolt])
})

test('what can no longer be bought stays in the cart, outside the total, and cannot be added', async () => {
  const banned = await aSeller(testApp.db)
  const gone = {
    deleted: await aProduct(testApp.db),
    ended: await aProduct(testApp.db, { expires_at: new Date(Date.now() + 60_000) }),
    rejected: await aProduct(testApp.db),
    suspended: await aProduct(testApp.db, { seller: banned }),
  }
  const sold = await aProduct(testApp.db)
  const buyer = testApp.as(await aBuyer(testApp.db))
  for (const product_id of [...Object.values(gone), sold]) await buyer(addCartItem, { product_id })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone.deleted}`)
  await testApp.db.run(
    sql`update products set expires_at = now() - interval '1 second' where product_id = ${gone.ended}`,
  )
  await testApp.db.run(sql`update products set verification = 'rejected' where product_id = ${gone.rejected}`)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${banned.user_id}`)

  const { cart_items, total_amount } = await buyer(getCart, {})
  expect(total_amount).toBe(500)
  expect(cart_items.map((line) => line.product_details.available)).toEqual([false, false, false, false, true])
  for (const product_id of Object.values(gone))
    await expect(buyer(addCartItem, { product_id })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('is no longer available'),
    })
})

test('a seller may buy from others, not from themselves', async () => {
  const seller = await aSeller(testApp.db)
  const own = await aProduct(testApp.db, { seller })
  const other = await aProduct(testApp.db)
  await expect(testApp.as(seller)(addCartItem, { product_id: own })).rejects.toMatchObject({
    status: 409,
    message: 'You cannot buy your own product',
  })
  const { total_amount } = await testApp.as(seller)(addCartItem, { product_id: other })
  expect(total_amount).toBe(500)
})

test('a cart holds at most 100 products, also when two tabs add the last one', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const products = await Promise.all(Array.from({ length: 101 }, () => aProduct(testApp.db, { seller })))
  const [last = '', beforeLast = '', ...others] = products
  await fillCart(
    testApp,
    buyer,
    others.map((product_id) => ({ product_id, quantity: 1 })),
  )
  const tries = await Promise.allSettled(
    [last, beforeLast].map((product_id) => testApp.as(buyer)(addCartItem, { product_id })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(tries.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    status: 409,
    message: 'A cart can hold at most 100 products. Please order some of them first.',
  })
  const [known = ''] = others
  const grown = await testApp.as(buyer)(addCartItem, { product_id: known })
  expect(grown.cart_items).toHaveLength(100)
})

test('a quantity does not grow beyond ten lakh, nor a total beyond what is exact', async () => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  const product_id = await aProduct(testApp.db)
  await buyer(addCartItem, { product_id, quantity: 1_000_000 })
  await expect(buyer(addCartItem, { product_id })).rejects.toMatchObject({
    status: 400,
    message: 'Quantity can be at most 10,00,000',
  })

  const tiers = [{ min: 1, max: null, unit_price_paise: 9_000_000_000_000 }]
  const dear = await aProduct(testApp.db, { tiers })
  await buyer(addCartItem, { product_id: dear })
  const tooMuch = { status: 409, message: 'This makes the cart too large. Please choose a smaller quantity.' }
  await expect(buyer(updateCartQuantity, { product_id: dear, quantity: 1_000_000 })).rejects.toMatchObject(
    tooMuch,
  )
  await expect(buyer(addCartItem, { product_id: dear, quantity: 999_000 })).rejects.toMatchObject(tooMuch)
  const { cart_items } = await buyer(getCart, {})
  expect(cart_items.map((line) => line.product_details.quantity)).toEqual([1_000_000, 1])
})

test('each cart is its owner’s alone', async () => {
  const [asha, ravi] = [testApp.as(await aBuyer(testApp.db)), testApp.as(await aBuyer(testApp.db))]
  const product_id = await aProduct(testApp.db)
  await asha(addCartItem, { product_id, quantity: 3 })
  const missing = { status: 404, message: 'This product is not in your cart' }
  await expect(ravi(updateCartQuantity, { product_id, quantity: 1 })).rejects.toMatchObject(missing)
  await expect(ravi(deleteCartItem, { product_id })).rejects.toMatchObject(missing)
  expect((await ravi(getCart, {})).cart_items).toEqual([])
  expect((await asha(getCart, {})).cart_items).toHaveLength(1)
})

test('a visitor has no cart', async () => {
  const visitor = testApp.as(null)
  const ended = { status: 401, code: 'invalid-token' }
  await expect(visitor(getCart, {})).rejects.toMatchObject(ended)
  await expect(visitor(addCartItem, { product_id: nowhere })).rejects.toMatchObject(ended)
  await expect(visitor(updateCartQuantity, { product_id: nowhere, quantity: 1 })).rejects.toMatchObject(ended)
  await expect(visitor(deleteCartItem, { product_id: nowhere })).rejects.toMatchObject(ended)
})

test('a product that never was is not found', async () => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  await expect(buyer(addCartItem, { product_id: nowhere })).rejects.toMatchObject({
    status: 404,
    message: 'Product not found',
  })
  await expect(buyer(addCartItem, { product_id: 'x' })).rejects.toMatchObject({
    status: 400,
    message: 'Product not found',
  })
})
