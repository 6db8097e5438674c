import { expect, test } from 'vitest'
import { addCartItem, addCartItems, getCart, reviewCartItems } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, send } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const nowhere = '00000000-0000-4000-8000-000000000000'
const quantities = (cart: { cart_items: { product_details: { product_id: string; quantity: number } }[] }) =>
  cart.cart_items.map(({ product_details }) => [product_details.product_id, product_details.quantity])

test('several products come into the cart in one step, in their order, and one that is named twice is added up', async () => {
  const products = await Promise.all([1, 2, 3].map(() => aProduct(testApp.db)))
  const [nut = '', bolt = '', pin = ''] = products
  const buyer = testApp.as(await aBuyer(testApp.db))
  await buyer(addCartItem, { product_id: bolt, quantity: 2 })
  const answer = await buyer(addCartItems, {
    items: [pin, nut, bolt, nut].map((product_id) => ({ product_id, quantity: 5 })),
  })
  expect(answer).toMatchObject({ content: '3 products added to the cart', not_added: [] })
  expect(quantities(answer)).toEqual([
    [bolt, 7],
    [pin, 5],
    [nut, 10],
  ])
  expect(quantities(await buyer(getCart, {}))).toEqual(quantities(answer))
})

test('what can be added is, and each that cannot says why', async () => {
  const seller = await aSeller(testApp.db)
  const own = await aProduct(testApp.db, { seller })
  const [kept, gone, much] = [
    await aProduct(testApp.db),
    await aProduct(testApp.db),
    await aProduct(testApp.db),
  ]
  const dear = await aProduct(testApp.db, {
    tiers: [{ min: 1, max: null, unit_price_paise: 9_000_000_000_000 }],
  })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  await fillCart(testApp, seller, [{ product_id: much, quantity: limits.cart.quantity }])
  const answer = await testApp.as(seller)(addCartItems, {
    items: [
      ...[own, gone, nowhere, much, kept].map((product_id) => ({ product_id, quantity: 1 })),
      { product_id: dear, quantity: 1_000 },
    ],
  })
  expect(answer.content).toBe('1 product added to the cart')
  expect(Object.fromEntries(answer.not_added.map(({ product_id, why }) => [product_id, why]))).toEqual({
    [own]: 'own',
    [gone]: 'gone',
    [nowhere]: 'missing',
    [much]: 'most',
    [dear]: 'tooLarge',
  })
  expect(quantities(answer)).toContainEqual([kept, 1])
})

test('a full cart takes what is there already, and nothing else', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const products = await Promise.all(
    Array.from({ length: limits.cart.lines + 1 }, () => aProduct(testApp.db, { seller })),
  )
  const [over = '', first = '', ...others] = products
  const lines = [first, ...others].map((product_id) => ({ product_id, quantity: 1 }))
  await fillCart(testApp, buyer, lines)
  const { not_added, cart_items } = await testApp.as(buyer)(addCartItems, {
    items: [over, first].map((product_id) => ({ product_id, quantity: 3 })),
  })
  expect(not_added).toEqual([{ product_id: over, why: 'full' }])
  expect(cart_items).toHaveLength(limits.cart.lines)
  expect(cart_items.find(({ product_details: { product_id } }) => product_id === first)).toMatchObject({
    product_details: { quantity: 4 },
  })
})

test('what is sent twice under one key is added once, with the same answer', async () => {
  const [product_id, gone] = [await aProduct(testApp.db), await aProduct(testApp.db)]
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  const buyer = await aBuyer(testApp.db)
  const items = [product_id, gone].map((id) => ({ product_id: id, quantity: 4 }))
  const add = (key: string, body: object) =>
    send(testApp, buyer, { url: '/api/users/cart/add-items', body, key })
  const answers = await Promise.all([add('one', { items }), add('one', { items }), add('one', { items })])
  expect(answers.map(({ status, json }) => [status, json.content, json.not_added])).toEqual(
    answers.map(() => [200, '1 product added to the cart', [{ product_id: gone, why: 'gone' }]]),
  )
  expect(quantities(await testApp.as(buyer)(getCart, {}))).toEqual([[product_id, 4]])
  expect(await add('one', { items: [{ product_id, quantity: 5 }] })).toMatchObject({ status: 409 })
})

test('a review says what products cost today at these quantities, and changes nothing', async () => {
  const tiers = [
    { min: 1, max: 9, unit_price_paise: 1_000 },
    { min: 10, max: null, unit_price_paise: 900 },
  ]
  const [nut, hidden] = [await aProduct(testApp.db, { tiers }), await aProduct(testApp.db)]
  await testApp.db.run(sql`update products set verification = 'rejected' where product_id = ${hidden}`)
  const buyer = testApp.as(await aBuyer(testApp.db))
  const { goods, missing } = await buyer(reviewCartItems, {
    items: [nut, hidden, nut, nowhere].map((product_id) => ({ product_id, quantity: 6 })),
  })
  expect(goods).toMatchObject([{ product_id: nut, quantity: 12, unit_price: 9, line_total: 108 }])
  expect(missing).toEqual([hidden, nowhere])
  expect((await buyer(getCart, {})).cart_items).toEqual([])
})

test('nothing, too much or something that is no product is refused in a sentence', async () => {
  const buyer = testApp.as(await aBuyer(testApp.db))
  const product_id = await aProduct(testApp.db)
  const saying = (message: string) => ({ status: 400, message })
  for (const call of [addCartItems, reviewCartItems]) {
    await expect(buyer(call, { items: [] })).rejects.toMatchObject(saying('Choose at least one product'))
    const many = Array.from({ length: limits.cart.itemsAtOnce + 1 }, () => ({ product_id, quantity: 1 }))
    await expect(buyer(call, { items: many })).rejects.toMatchObject(
      saying('Choose at most 100 products at a time'),
    )
    await expect(buyer(call, { items: [{ product_id, quantity: 0 }] })).rejects.toMatchObject(
      saying('Quantity must be at least 1'),
    )
    await expect(testApp.as(null)(call, { items: [{ product_id, quantity: 1 }] })).rejects.toMatchObject({
      status: 401,
    })
  }
})
